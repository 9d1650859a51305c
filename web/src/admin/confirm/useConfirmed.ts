import { useCallback, type ReactNode } from "react";
import { usePasswordAgain } from "../../form/usePasswordAgain";
import { NotConfirmed } from "./NotConfirmed";

/**
 * For what the server only does with a password given within the last ten minutes. `guard` does it; if the server asks,
 * a window asks her, and then it goes on by itself. The screen shows `confirmWindow` somewhere.
 */
export function useConfirmed(): {
  guard: <Answer>(act: () => Promise<Answer>) => Promise<Answer>;
  confirmWindow: ReactNode;
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
  return { guard, confirmWindow: question };
}
