import { Component, type ReactNode } from "react";
import { isOffline } from "../api/problem";
import { ErrorState } from "../ui/States";

interface Props {
  /** Fetches the page's code once more. */
  reload: () => Promise<void>;
  children: ReactNode;
}

/** A page that cannot be loaded or shown says so in its place; header and footer stay. */
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
      // Some browsers remember a failed script until the page is loaded anew; offline that would lose the page.
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
        title={isOffline(failure) ? "No Network Connection" : "Something went wrong. Please try again."}
        onRetry={() => void this.again()}
      />
    );
  }
}
