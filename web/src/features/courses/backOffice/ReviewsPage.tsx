import { ReviewList } from "../../../admin/reviews/ReviewList";
import { Screen } from "../../../admin/Screen";
import * as paths from "./paths";
import { decideReview, reviewDetails, reviews } from "./queries";
import { Ways } from "./Ways";

/** The reviews of courses. */
export function ReviewsPage() {
  return (
    <Screen title="Reviews" back={{ href: paths.courses, label: "To the courses" }}>
      <Ways current="reviews" />
      <ReviewList
        path={paths.reviews}
        of="course"
        list={reviewDetails}
        decide={decideReview}
        trash={reviews.trash}
        aboutOf={({ courseId, courseName }) => ({ name: courseName, href: paths.course(courseId) })}
      />
    </Screen>
  );
}
