import { createElement, useEffect, useState, type ComponentType } from "react";

interface LazyPartProps<Props extends object> {
  load: () => Promise<{ default: ComponentType<Props> }>;
  /** What the part gets. */
  given: Props;
  /** Its code could not be fetched. */
  onFailure: () => void;
}

/** A part whose code is fetched when it is first shown: nothing until it is here. */
export function LazyPart<Props extends object>({ load, given, onFailure }: LazyPartProps<Props>) {
  const [part, setPart] = useState<{ default: ComponentType<Props> }>();
  useEffect(() => {
    let wanted = true;
    load().then(
      (module) => {
        if (wanted) setPart(module);
      },
      () => {
        if (wanted) onFailure();
      },
    );
    return () => {
      wanted = false;
    };
    // Asked for once, when the part is first shown.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return part ? createElement(part.default, given) : null;
}
