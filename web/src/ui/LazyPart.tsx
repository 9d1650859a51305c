import { createElement, useEffect, useState, type ComponentType } from "react";

interface LazyPartProps<Props extends object> {
  load: () => Promise<{ default: ComponentType<Props> }>;
  /** The props of the component. */
  given: Props;
  /** Called when the code could not be loaded. */
  onFailure: () => void;
}

/** A component whose code is loaded when first rendered; renders nothing until then. */
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
    // Loaded once, on the first render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return part ? createElement(part.default, given) : null;
}
