import { useState } from "react";

/** True once `ready` was true: a form stays mounted while its data is refetched. */
export function useOnceReady(ready: boolean): boolean {
  const [was, setWas] = useState(ready);
  if (ready && !was) setWas(true);
  return ready || was;
}
