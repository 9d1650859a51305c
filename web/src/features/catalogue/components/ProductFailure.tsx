import { isNotFound, isOffline, type Failure } from "../../../api/problem";
import { useStatus } from "../../../site/renderContext";
import { Head } from "../../../site/head/Head";
import { LinkButton } from "../../../ui/Button";
import { Empty, ErrorState } from "../../../ui/States";
import { copy } from "../copy";
import { paths } from "../paths";

/** The error of a product that does not exist or could not be loaded. */
export function ProductFailure({ failure, onRetry }: { failure?: Failure; onRetry?: () => void }) {
  const unknown = failure === undefined || isNotFound(failure);
  useStatus(unknown ? 404 : undefined);
  const title = unknown ? copy.productNotFound : copy.productFailed;
  const back = (
    <LinkButton href={paths.products()} small={!unknown}>
      {copy.backToProducts}
    </LinkButton>
  );
  return (
    <>
      <Head title={title} noindex />
      {unknown ? (
        <Empty as="h1" middle title={title} actions={back} />
      ) : (
        <ErrorState as="h1" middle title={title} actions={back} {...(onRetry && { onRetry })}>
          {isOffline(failure) && <p>{copy.offline}</p>}
        </ErrorState>
      )}
    </>
  );
}
