import type { ReactNode } from "react";

/** Names with their values; nothing where there are none. */
export function Facts({ of, className }: { of: readonly { name: string; value: ReactNode }[]; className?: string | undefined }) {
  if (of.length === 0) return null;
  return (
    <dl className={className}>
      {of.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
