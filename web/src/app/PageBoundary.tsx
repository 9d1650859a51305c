import { Component, type ReactNode } from "react";
import { failureTitle } from "../api/problem";
import { ErrorState } from "../ui/States";

interface Props {
  /** Loads the page's code again. */
  reload: () => Promise<void>;
  children: ReactNode;
}

/** Shows an error in place of a page that cannot be loaded or rendered; header and footer stay. */
export class PageBoundary extends Component<Props, { failure?: unknown }> {
  override state: { failure?: unknown } = {};

  static getDerivedStateFromError(failure: unknown) {
    return { failure };
  }

  private readonly again = async (): Promise<void> => {
    try {
      await this.props.reload();
      this.setState({ failure: undefined });
    } catch {
      // Some browsers cache a failed script until the page is reloaded; offline a reload would lose the page.
      if (navigator.onLine) location.reload();
    }
  };

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === undefined) return this.props.children;
    return (
      <ErrorState
        as="h1"
        middle
        title={failureTitle(failure)}
        onRetry={() => void this.again()}
      />
    );
  }
}
