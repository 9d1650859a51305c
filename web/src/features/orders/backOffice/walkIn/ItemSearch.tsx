import { memo, useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from "react";
import { useSettled } from "../../../../admin/useSettled";
import { rupees } from "../../../../format/money";
import { Field } from "../../../../ui/Field";
import type { Choice } from "../../booking/choices";
import { itemsLike, markedParts, MOST_ITEMS } from "./items";
import styles from "./WalkIn.later.module.css";

const AFTER_MS = 150;

interface Props {
  id?: string;
  label: string;
  choices: readonly Choice[];
  /** The item of the form. While typing, the text stays in the field; the form gets it when typing rests. */
  value: string;
  onValue: (text: string) => void;
  error?: string | undefined;
}

/** Search for an item of the catalogue; any other text is an item of its own. */
export function ItemSearch({ id, label, choices, value, onValue, error }: Props) {
  const [text, setText] = useState(value);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const reported = useRef(value);
  const settled = useSettled(text, AFTER_MS);
  const list = useId();
  // The list follows when typing rests; until then the previous one stays.
  const found = useMemo(() => itemsLike(choices, settled), [choices, settled]);
  const shown = useMemo(() => found.slice(0, MOST_ITEMS), [found]);
  const known = useMemo(() => choices.some((choice) => choice.label === settled), [choices, settled]);

  const report = (next: string) => {
    if (next === reported.current) return;
    reported.current = next;
    onValue(next);
  };
  useEffect(() => {
    // The form's value changed by other means, such as a restored draft.
    if (value === reported.current) return;
    reported.current = value;
    setText(value);
  }, [value]);
  useEffect(() => {
    if (settled === text) report(settled);
  });

  const choose = (choice: string) => {
    setText(choice);
    report(choice);
    setOpen(false);
    setActive(-1);
  };
  const typed = (key: KeyboardEvent) => {
    const option = shown[active];
    if (key.key === "Enter" && open && option) {
      key.preventDefault();
      choose(option.label);
    } else if (key.key === "Enter") report(text);
    else if (key.key === "Escape" && open) {
      key.stopPropagation();
      setOpen(false);
    } else if (key.key === "ArrowDown" || key.key === "ArrowUp") {
      key.preventDefault();
      const step = key.key === "ArrowDown" ? 1 : -1;
      setActive(open ? (active + step + shown.length + 1) % (shown.length + 1) : 0);
      setOpen(true);
    }
  };
  const expanded = open && !known && shown.length > 0;
  return (
    <div className={styles.items}>
      <Field
        id={id}
        label={label}
        error={error}
        hint={known ? "From the catalogue." : "Choose from the catalogue or describe it, such as Re-hem, four pieces."}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={expanded}
        aria-controls={expanded ? list : undefined}
        aria-activedescendant={expanded && shown[active] ? `${list}-${active}` : undefined}
        maxLength={120}
        autoComplete="off"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setOpen(true);
          setActive(-1);
        }}
        onFocus={() => setOpen(true)}
        onKeyDown={typed}
        onBlur={() => {
          setOpen(false);
          report(text);
        }}
      />
      {expanded && <Found id={list} found={shown} more={found.length - shown.length} typed={settled} active={active} onChoose={choose} />}
    </div>
  );
}

interface FoundProps {
  id: string;
  found: readonly Choice[];
  more: number;
  typed: string;
  active: number;
  onChoose: (label: string) => void;
}

/** The suggestions. Not rendered again while the text changes and they do not. */
const Found = memo(
  function Found({ id, found, more, typed, active, onChoose }: FoundProps) {
    return (
      <div className={styles.found}>
        <div id={id} role="listbox" tabIndex={-1} aria-label="Items of the catalogue">
          {found.map(({ label, product }, place) => (
            <div
              key={product.id}
              id={`${id}-${place}`}
              role="option"
              tabIndex={-1}
              aria-selected={place === active}
              // The field keeps the focus.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onChoose(label)}
            >
              <span>{markedParts(label, typed).map((part, at) => (part.found ? <mark key={at}>{part.text}</mark> : part.text))}</span>
              {product.pricePaise > 0 && <small>from {rupees(product.pricePaise)}</small>}
            </div>
          ))}
        </div>
        {more > 0 && <p>{`${more} more. Type to narrow the list.`}</p>}
      </div>
    );
  },
  (before, after) => before.found === after.found && before.active === after.active && before.typed === after.typed,
);
