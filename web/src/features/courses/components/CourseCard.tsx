import { memo } from "react";
import type { Course, Image } from "../../../api/schema";
import { Badge } from "../../../ui/Badge";
import { Card } from "../../../ui/Card";
import { Price } from "../../../ui/Price";
import { ShareButton } from "../../../ui/ShareButton";
import { paths } from "../paths";

/** What a card shows; a course that is still being written may lack its image and its price. */
export interface ShownCourse extends Omit<Course, "serviceImage" | "pricePaise" | "mainDescription" | "expireInDays"> {
  serviceImage: Image | undefined;
  pricePaise: number | undefined;
}

interface Props {
  course: ShownCourse;
  /** Where the card leads; the course's own page unless given. */
  href?: string;
  /** The category above the name, or the model below it. */
  says: "type" | "model";
  level?: 2 | 3;
  /** In sight at once. */
  eager?: boolean;
  sizes?: string;
  /** With a button on the image that shares the course. */
  share?: boolean;
}

const THREE_COLUMNS = "(max-width: 768px) 100vw, (max-width: 1023px) 45vw, 357px";

/** Of a list that grows only the cards that are new are made. */
export const CourseCard = memo(function CourseCard(props: Props) {
  const { course, href, says, level = 2, eager, sizes = THREE_COLUMNS, share } = props;
  return (
    <Card
      href={href ?? paths.course(course.id)}
      title={course.serviceName}
      type={says === "type" ? course.serviceType : undefined}
      line={says === "model" ? course.serviceModel : undefined}
      price={course.pricePaise !== undefined && <Price paise={course.pricePaise} />}
      level={level}
      image={course.serviceImage}
      ratio="16/9"
      sizes={sizes}
      eager={eager}
      play
      corner={course.duration}
      flag={course.rating ? undefined : <Badge kind="solid">New</Badge>}
      over={share && <ShareButton look="surface" path={paths.course(course.id)} title={course.serviceName} />}
    />
  );
});
