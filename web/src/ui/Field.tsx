import {
  useEffect,
  useId,
  useRef,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from "react";
import styles from "./Field.module.css";
import { classNames } from "./classNames";
import { Icon } from "./Icon";
import shared from "./shared.module.css";

interface Around {
  label: string;
  hint?: ReactNode;
  /** The error, shown above the input. */
  error?: string | undefined;
  /** Marks the field as optional; required fields are unmarked. */
  optional?: boolean | undefined;
  /** Hides the label visually. */
  hideLabel?: boolean | undefined;
  className?: string | undefined;
}

interface Named {
  id: string;
  className: string | undefined;
  "aria-invalid"?: true | undefined;
  "aria-describedby"?: string | undefined;
}

function Framed({
  id,
  around,
  suffix,
  children,
}: {
  id: string;
  around: Around;
  suffix?: string | undefined;
  children: (named: Named) => ReactNode;
}) {
  const { label, hint, error, optional, hideLabel, className } = around;
  const described = classNames(error && `${id}-error`, hint ? `${id}-hint` : undefined);
  const input = children({
    id,
    className: styles.input,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": described,
  });
  return (
    <div className={classNames(styles.field, error && styles.wrong, className)}>
      <label htmlFor={id} className={hideLabel ? shared.hidden : styles.label}>
        {label} {optional && <span className={styles.optional}>(optional)</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon name="warning" />
          {error}
        </p>
      )}
      {suffix ? (
        <div className={styles.suffixed}>
          {input}
          <span className={styles.suffix}>{suffix}</span>
        </div>
      ) : (
        input
      )}
    </div>
  );
}

export type FieldProps = Around &
  InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement>; suffix?: string | undefined };

export function Field({ label, hint, error, optional, hideLabel, className, suffix, id, ...rest }: FieldProps) {
  const own = useId();
  return (
    <Framed id={id ?? own} around={{ label, hint, error, optional, hideLabel, className }} suffix={suffix}>
      {(named) => <input {...named} {...rest} />}
    </Framed>
  );
}

export function TextArea({
  label,
  hint,
  error,
  optional,
  hideLabel,
  className,
  id,
  ...rest
}: Around & TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> }) {
  const own = useId();
  return (
    <Framed id={id ?? own} around={{ label, hint, error, optional, hideLabel, className }}>
      {(named) => <textarea {...named} {...rest} />}
    </Framed>
  );
}

export function Select({
  label,
  hint,
  error,
  optional,
  hideLabel,
  className,
  id,
  children,
  ...rest
}: Around & SelectHTMLAttributes<HTMLSelectElement> & { ref?: Ref<HTMLSelectElement> }) {
  const own = useId();
  return (
    <Framed id={id ?? own} around={{ label, hint, error, optional, hideLabel, className }}>
      {(named) => (
        <select {...named} {...rest}>
          {children}
        </select>
      )}
    </Framed>
  );
}

/** A check box or radio button with its label and, at the end of the row, a count. */
export function Choice({
  label,
  count,
  type = "checkbox",
  ...rest
}: { label: string; count?: number | undefined } & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <label className={styles.choice}>
      <input type={type} {...rest} />
      {label}
      {count !== undefined && <small>{count}</small>}
    </label>
  );
}

/** The list of two or more errors at the top of a form, linked to their fields. Takes the focus when `attempt` changes. */
export function ErrorSummary({
  errors,
  attempt,
}: {
  errors: { id: string; message: string }[];
  attempt?: number | undefined;
}) {
  const box = useRef<HTMLDivElement>(null);
  const shown = errors.length > 1;
  useEffect(() => {
    if (shown) box.current?.focus();
  }, [shown, attempt]);
  if (!shown) return null;
  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1}>
      <h2>There is a problem</h2>
      <ul>
        {errors.map((error) => (
          <li key={error.id}>
            <a
              href={`#${error.id}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(error.id)?.focus();
              }}
            >
              {error.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface OptionsProps<Item> {
  of: readonly Item[];
  by: (item: Item) => readonly [value: string | number, label: string];
}

/** The options of a list, by the value and the label of each item. */
export function Options<Item>({ of, by }: OptionsProps<Item>) {
  return of.map(by).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
