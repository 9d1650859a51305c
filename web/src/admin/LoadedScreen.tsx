import type { ComponentProps, ReactNode } from "react";
import { isNotFound } from "../api/problem";
import type { Read } from "../api/read";
import { Gone } from "./form/Gone";
import { WaitingScreen } from "./Screen";
import { useFresh } from "./useFresh";

interface Props<Body> extends ComponentProps<typeof Gone> {
  /** Undefined when the address names nothing that could be read. */
  read: Read<Body> | undefined;
  /** The screen once its data is there. */
  children: (data: Body) => ReactNode;
}

/** A screen about one thing, which is read first. `title` is shown until it is there, and when it does not exist. */
export function LoadedScreen<Body>({ read, children, ...gone }: Props<Body>) {
  if (!read) return <Gone {...gone} />;
  return (
    <Loaded key={read.queryKey[1]} read={read} {...gone}>
      {children}
    </Loaded>
  );
}

function Loaded<Body>({ read, children, ...gone }: Props<Body> & { read: Read<Body> }) {
  const { data, error, refetch } = useFresh(read);
  if (isNotFound(error)) return <Gone {...gone} />;
  if (data !== undefined) return children(data);
  return <WaitingScreen title={gone.title} back={gone.back} failure={error} onRetry={() => void refetch()} />;
}
