import { useState } from "react";

/** Once what a form needs has come the form stays, whatever is asked anew behind it. */
export function useOnceReady(ready: boolean): boolean {
  const [was, setWas] = useState(ready);
  if (ready && !was) setWas(true);
  return ready || was;
}
