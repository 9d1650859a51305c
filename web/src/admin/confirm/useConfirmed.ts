import { useCallback, type ReactNode } from "react";
import { usePasswordAgain } from "../../form/usePasswordAgain";
import { NotConfirmed } from "./NotConfirmed";

/**
 * For requests that need a password confirmed within the last ten minutes. `guard` runs one; if the server asks,
 * a dialog asks for the password and the request is repeated. The screen has to render `confirmDialog`.
 */
export function useConfirmed(): {
  guard: <Answer>(act: () => Promise<Answer>) => Promise<Answer>;
  confirmDialog: ReactNode;
} {
  const { guarded, question } = usePasswordAgain();
  const guard = useCallback(
    async <Answer>(act: () => Promise<Answer>): Promise<Answer> => {
      let answer: { it: Answer } | undefined;
      await guarded(async () => {
        answer = { it: await act() };
      });
      if (!answer) throw new NotConfirmed();
      return answer.it;
    },
    [guarded],
  );
  return { guard, confirmDialog: question };
}
