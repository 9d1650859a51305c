import { useState } from "react";
import * as z from "zod/mini";
import { placed, type Placed } from "../../../admin/list/LongList";
import { offerUndo } from "../../../admin/undo";
import { useChange } from "../../../admin/useChange";
import type { QuestionDetail } from "../../../api/schema";
import { FormDialog } from "../../../form/FormDialog";
import { useCheckedForm } from "../../../form/useCheckedForm";
import { useEmailDelivery } from "../../auth/public/useEmailDelivery";
import { day } from "../../../format/date";
import { paragraphsOf } from "../../../format/text";
import { Anchor } from "../../../ui/Anchor";
import { Button } from "../../../ui/Button";
import { TextArea } from "../../../ui/Field";
import shared from "../../../ui/shared.module.css";
import card from "../../../admin/reviews/Reviews.later.module.css";
import styles from "./Courses.later.module.css";
import * as paths from "./paths";
import { updateQuestion } from "./queries";

const MOST_CHARACTERS = 2000;

/** One question with its answer and actions. */
export function QuestionCard({ question, ...standing }: Placed & { question: QuestionDetail }) {
  const { id, name, text, answer, state, version } = question;
  const [answering, setAnswering] = useState(false);
  const { busy, change, changed } = useChange();
  const title = `${name || "Customer"}'s question`;
  const whose = <span className={shared.hidden}> {title}</span>;
  const hide = async (hidden: boolean) => {
    const update = (to: boolean, of: number) => updateQuestion(id, { ...(answer && { answer: answer.text }), hidden: to, version: of });
    const after = await changed(() => update(hidden, version));
    if (!after) return;
    offerUndo({
      text: `${title} ${hidden ? "hidden" : "no longer hidden"}`,
      undo: async () => void (await change(() => update(!hidden, after.version))),
    });
  };
  return (
    <div {...placed(standing)} className={card.review}>
      <div className={card.reviewHead}>
        <b>{name || "Customer"}</b>
        <p>
          {day(question.askedAt)}, about “{question.lessonTitle}” in{" "}
          <Anchor href={paths.course(question.courseId)}>{question.courseName}</Anchor>
        </p>
      </div>
      <blockquote>
        <Text text={text} />
      </blockquote>
      {answer && (
        <div className={styles.answer}>
          <p className={shared.muted}>Answer, {day(answer.at)}</p>
          <Text text={answer.text} />
        </div>
      )}
      <div className={styles.acts}>
        <Button small look={state === "open" ? "solid" : "line"} busy={busy} onClick={() => setAnswering(true)}>
          {answer ? "Edit answer" : "Answer"}
          {whose}
        </Button>
        <Button small look="line" busy={busy} onClick={() => void hide(state !== "hidden")}>
          {state === "hidden" ? "Show" : "Hide"}
          {whose}
        </Button>
      </div>
      {answering && <AnswerDialog question={question} onClose={() => setAnswering(false)} />}
    </div>
  );
}

const Text = ({ text }: { text: string }) => paragraphsOf(text).map((paragraph, place) => <p key={place}>{paragraph}</p>);

const rules = z.object({
  answer: z
    .string()
    .check(z.trim(), z.minLength(1, "Write an answer."), z.maxLength(MOST_CHARACTERS, `Use at most ${MOST_CHARACTERS} characters.`)),
});

function hintOf(answered: boolean, delivers: boolean): string {
  if (!delivers) return "Shown to all customers of the course. Email delivery is not set up: inform the customer yourself.";
  return answered
    ? "The customer has already received the answer by email; a correction is not sent again."
    : "Sent to the customer by email, and shown to all customers of the course.";
}

function AnswerDialog({ question, onClose }: { question: QuestionDetail; onClose: () => void }) {
  const { id, text, answer, state, version } = question;
  const form = useCheckedForm(rules, { answer: "Answer" }, { answer: answer?.text ?? "" });
  const { busy, change } = useChange();
  const delivers = useEmailDelivery();
  const save = form.submit(async (values) => {
    const hidden = state === "hidden";
    if (await change(() => updateQuestion(id, { answer: values.answer, hidden, version }))) onClose();
  });
  return (
    <FormDialog
      title={answer ? "Edit answer" : "Answer the question"}
      act={answer ? "Save answer" : "Send answer"}
      actsClass={styles.acts}
      busy={busy}
      onClose={onClose}
      onSend={save}
    >
      <blockquote className={styles.asked}>
        <Text text={text} />
      </blockquote>
      <TextArea
        {...form.field("answer")}
        label="Answer"
        rows={5}
        hint={hintOf(answer !== undefined, delivers)}
      />
    </FormDialog>
  );
}
