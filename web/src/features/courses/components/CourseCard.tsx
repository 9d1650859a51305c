import { memo } from "react";
import type { Course, Image } from "../../../api/schema";
import { Badge } from "../../../ui/Badge";
import { Card } from "../../../ui/Card";
import { Price } from "../../../ui/Price";
import { ShareButton } from "../../../ui/ShareButton";
import { copy } from "../copy";
import { paths } from "../paths";

/** The fields of a card; an unpublished course may lack its image and price. */
export interface ShownCourse extends Omit<Course, "serviceImage" | "pricePaise" | "mainDescription" | "expireInDays"> {
  serviceImage: Image | undefined;
  pricePaise: number | undefined;
}

interface Props {
  course: ShownCourse;
  /** The card's link; the course's page by default. */
  href?: string;
  /** The category above the name, or the model below it. */
  says: "type" | "model";
  level?: 2 | 3;
  /** Loads the image eagerly: the card is above the fold. */
  eager?: boolean;
  sizes?: string;
  /** Shows a share button on the image. */
  share?: boolean;
  /** The customer owns it. */
  owned?: boolean;
}

const THREE_COLUMNS = "(max-width: 768px) 100vw, (max-width: 1023px) 45vw, 357px";

/** Memoised, so that a growing list renders only its new cards. */
export const CourseCard = memo(function CourseCard(props: Props) {
  const { course, href, says, level = 2, eager, sizes = THREE_COLUMNS, share, owned } = props;
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
      flag={owned ? <Badge kind="good">{copy.yours}</Badge> : course.rating ? undefined : <Badge kind="solid">New</Badge>}
      over={share && <ShareButton look="surface" path={paths.course(course.id)} title={course.serviceName} />}
    />
  );
});
