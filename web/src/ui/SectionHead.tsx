import type { ReactNode } from "react";
import shared from "./shared.module.css";

/** A section's heading with content at the right. */
export function SectionHead({
  title,
  level = 2,
  children,
}: {
  title: string;
  level?: 1 | 2 | undefined;
  children?: ReactNode;
}) {
  const Heading = `h${level}` as const;
  return (
    <div className={shared.head}>
      <Heading>{title}</Heading>
      {children}
    </div>
  );
}
