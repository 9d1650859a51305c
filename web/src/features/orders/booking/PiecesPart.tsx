import { useEffect, useRef, type ReactNode } from "react";
import type { Session } from "../../auth/public/useSession";
import { Button } from "../../../ui/Button";
import { Icon } from "../../../ui/Icon";
import { copy } from "./copy";
import { pieceEstimate, type OfferedPiece } from "./estimate";
import { Part } from "./Part";
import { PhotosPart } from "./PhotosPart";
import { ChangeNote, PieceCard, Tool } from "./PieceCard";
import { PieceFields } from "./PieceFields";
import { pieceForm } from "./pieceForm";
import styles from "./Pieces.later.module.css";
import type { BookingForm } from "./useBookingForm";
import type { LastChange, Pieces } from "./usePieces";
import { WishedPieces } from "./WishedPieces";

interface Props {
  form: BookingForm;
  pieces: Pieces;
  offered: readonly OfferedPiece[];
  session: Session["state"];
  /** What stands below the pieces. */
  children: ReactNode;
}

/** The pieces of the visit. One alone has nothing around it; of several, one is open and the others are folded. */
export function PiecesPart({ form, pieces, offered, session, children }: Props) {
  const { all, open, setOpen, last } = pieces;
  const list = useRef<HTMLDivElement>(null);
  const wanted = useRef<string>(undefined);
  // After a press the focus goes to what came of it.
  useEffect(() => {
    const selector = wanted.current;
    wanted.current = undefined;
    if (selector !== undefined) list.current?.querySelector<HTMLElement>(selector)?.focus();
  });
  const several = all.length > 1;
  const toService = (key: string) => `[data-piece="${key}"] select`;
  const remove = (one: OfferedPiece) => {
    pieces.remove(one.piece.key, pieceEstimate(one).title || copy.pieces.aPiece);
    wanted.current = "[data-undo]";
  };
  const show = (key: string) => {
    setOpen(key);
    wanted.current = toService(key);
  };
  const note = last && (
    <ChangeNote
      text={textOf(last)}
      onUndo={() => {
        pieces.undo();
        wanted.current = last.kind === "removed" ? toService(last.piece.key) : "[data-add]";
      }}
    />
  );
  return (
    <Part title={copy.what.legend}>
      <div ref={list}>
        {last?.kind === "added" && note}
        {offered.map((one, index) => {
          const { key, productId } = one.piece;
          const fields = pieceForm(form, one.piece, index);
          const duplicate = () => {
            wanted.current = toService(pieces.duplicate(key));
          };
          const removed = last?.kind === "removed" && last.index === index && note;
          if (several && key !== open && productId !== "" && !fields.wrong) {
            return (
              <div key={key}>
                {removed}
                <PieceCard offered={one} number={index + 1} onEdit={() => show(key)} onDuplicate={pieces.full ? undefined : duplicate} onRemove={() => remove(one)} />
              </div>
            );
          }
          return (
            <div key={key}>
              {removed}
              {last?.kind === "duplicated" && last.piece.key === key && note}
              <article className={several ? styles.open : styles.only} aria-label={several ? copy.pieces.piece(index + 1) : undefined} data-piece={key}>
                <PieceFields offered={one} form={fields} several={several} known={session === "user"}>
                  <PhotosPart piece={key} session={session} look={one.piece.look} onDropLook={() => fields.set({ look: undefined })} />
                </PieceFields>
                {several && (
                  <p className={styles.tools}>
                    {productId !== "" && (
                      <Button look="line" small onClick={() => setOpen(undefined)}>
                        {copy.pieces.done}
                      </Button>
                    )}
                    {productId !== "" && !pieces.full && (
                      <Tool number={index + 1} onPress={duplicate}>
                        {copy.pieces.duplicate}
                      </Tool>
                    )}
                    <Tool number={index + 1} onPress={() => remove(one)} last>
                      {copy.pieces.remove}
                    </Tool>
                  </p>
                )}
              </article>
            </div>
          );
        })}
        {last?.kind === "removed" && last.index >= all.length && note}
        {pieces.full ? (
          <p className={styles.most}>{copy.pieces.most}</p>
        ) : (
          <button
            type="button"
            data-add=""
            className={styles.add}
            onClick={() => {
              wanted.current = toService(pieces.add());
            }}
          >
            <Icon name="plus" />
            {copy.pieces.add}
          </button>
        )}
        <WishedPieces
          pieces={pieces}
          onAdd={(product) => {
            wanted.current = toService(pieces.add(product));
          }}
        />
      </div>
      {children}
    </Part>
  );
}

function textOf({ kind, title }: LastChange): string {
  if (kind === "removed") return copy.pieces.removed(title);
  return kind === "added" ? copy.pieces.added : copy.pieces.duplicated;
}
