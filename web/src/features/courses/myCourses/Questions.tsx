import { useQuery, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { useDraft } from "../../../admin/useDraft";
import { isOffline, needsLogin, ProblemError, type Failure } from "../../../api/problem";
import type { EnrolmentLesson, LessonQuestion } from "../../../api/schema";
import { send } from "../../../api/send";
import { Form } from "../../../form/Form";
import { useCheckedForm } from "../../../form/useCheckedForm";
import { day } from "../../../format/date";
import { paragraphsOf } from "../../../format/text";
import { Badge } from "../../../ui/Badge";
import { Button } from "../../../ui/Button";
import { TextArea } from "../../../ui/Field";
import { toast } from "../../../ui/noticeStore";
import { questionList } from "../queries";
import styles from "./Questions.later.module.css";
import { messages } from "./messages";

const MOST_CHARACTERS = 1000;

/** The server's rules, checked early; the server decides. */
const rules = z.object({
  text: z
    .string()
    .check(z.trim(), z.minLength(1, messages.questions.empty), z.maxLength(MOST_CHARACTERS, messages.questions.tooLong)),
});

interface Props {
  enrolmentId: number;
  lesson: Pick<EnrolmentLesson, "id" | "title">;
}

/** Questions about a lesson with the shop's answers, and a form to ask one. */
export default function Questions({ enrolmentId, lesson }: Props) {
  const { data, error, isFetching, refetch } = useQuery<LessonQuestion[], Failure>({
    ...questionList(enrolmentId, lesson.id),
    retryOnMount: true,
  });
  return (
    <>
      {data?.length === 0 && <p className={styles.none}>{messages.questions.none}</p>}
      {!data && error && !isFetching && (
        <p className={styles.none}>
          {isOffline(error) ? messages.offline : messages.questions.failed}{" "}
          <Button look="line" small onClick={() => void refetch()}>
            {messages.questions.retry}
          </Button>
        </p>
      )}
      {data && data.length > 0 && (
        <ul className={styles.questions}>
          {data.map((question) => (
            <Question key={question.id} question={question} />
          ))}
        </ul>
      )}
      <AskForm key={lesson.id} enrolmentId={enrolmentId} lessonId={lesson.id} />
    </>
  );
}

function Question({ question: { name, own, text, askedAt, answer } }: { question: LessonQuestion }) {
  return (
    <li>
      <p className={styles.who}>
        <b>{own ? messages.questions.you : name || messages.questions.customer}</b>{" "}
        <time dateTime={askedAt}>{day(askedAt)}</time> {!answer && <Badge kind="waiting">{messages.questions.waits}</Badge>}
      </p>
      <Text text={text} />
      {answer && (
        <div className={styles.answer}>
          <p className={styles.who}>
            <b>{messages.questions.answer}</b> <time dateTime={answer.at}>{day(answer.at)}</time>
          </p>
          <Text text={answer.text} />
        </div>
      )}
    </li>
  );
}

const Text = ({ text }: { text: string }) => paragraphsOf(text).map((paragraph, place) => <p key={place}>{paragraph}</p>);

function AskForm({ enrolmentId, lessonId }: { enrolmentId: number; lessonId: number }) {
  const queries = useQueryClient();
  const [draft, write] = useDraft(`question:${enrolmentId}:${lessonId}`);
  const form = useCheckedForm(rules, { text: messages.questions.label }, { text: draft });
  const { onChange, ...field } = form.field("text");
  const ask = form.submit(async ({ text }) => {
    try {
      const asked = await send("POST /me/courses/{id}/questions", { path: { id: enrolmentId }, body: { lessonId, text } });
      queries.setQueryData<LessonQuestion[]>(questionList(enrolmentId, lessonId).queryKey, (before) => [asked, ...(before ?? [])]);
      form.reset({ text: "" });
      write("");
      toast(messages.questions.thanks);
    } catch (failure) {
      // Without a session the login takes the place of the form, which is filled in again after it.
      if (needsLogin(failure)) return;
      if (isOffline(failure)) toast(messages.offline, { kind: "error" });
      else if (failure instanceof ProblemError && failure.status < 500) toast(failure.problem.message, { kind: "error" });
      else toast(messages.questions.notSent, { kind: "error" });
    }
  });
  return (
    <Form busy={form.busy} onSend={ask}>
      <TextArea
        {...field}
        onChange={(event) => {
          write(event.target.value);
          void onChange(event);
        }}
        label={messages.questions.label}
        hint={messages.questions.hint}
        rows={3}
      />
      <Button type="submit" small busy={form.busy} busyText={messages.questions.sending}>
        {messages.questions.send}
      </Button>
    </Form>
  );
}
