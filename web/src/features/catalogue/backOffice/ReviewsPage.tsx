import { ReviewList } from "../../../admin/reviews/ReviewList";
import { Screen } from "../../../admin/Screen";
import * as paths from "./paths";
import { decideReview, reviewList, reviews } from "./queries";
import { Ways } from "./Ways";

/** The reviews of products. */
export function ReviewsPage() {
  return (
    <Screen title="Reviews" back={{ href: paths.catalogue, label: "To the catalogue" }}>
      <Ways current={paths.reviews} />
      <ReviewList
        path={paths.reviews}
        of="product"
        list={reviewList}
        decide={decideReview}
        trash={reviews.trash}
        aboutOf={({ productId, productName }) => ({ name: productName, href: paths.product(productId) })}
      />
    </Screen>
  );
}
