import { QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { makeQueryClient } from "../../../api/queryClient";
import type { MeasurementProfile } from "../../../api/schema";
import { answer, hold } from "../../../testing/server";
import ProfilesDialog from "./ProfilesDialog";

const measuring = (id: number, cm: number) => ({ id, measuredAt: `2026-1${id}-03T06:30:00Z`, measuredBy: "customer" as const, lengths: [{ field: "aroundBust", label: "Around bust", cm }] });
const blouse = { garmentTypeId: 1, name: "Blouse", warnings: [], history: [measuring(1, 92.1), measuring(0, 91.4)] };
const asha: MeasurementProfile = { id: 7, name: "Asha", relation: "Myself", garments: [blouse] };
const fill = vi.fn();
const anjali: MeasurementProfile = { id: 8, name: "Anjali", garments: [] };

beforeEach(async () => {
  fill.mockClear();
  answer("get", "/me/measurement-profiles", [asha, anjali]);
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <ProfilesDialog garmentType={1} onFill={fill} onClose={() => undefined} />
    </QueryClientProvider>,
  );
  await screen.findByRole("heading", { name: "Asha (Myself)" });
});

const person = () => within(screen.getAllByRole("listitem")[0]!);
/** Presses a button of the first person, as the keyboard does. */
const press = (name: RegExp | string) => {
  const button = person().getByRole("button", { name });
  button.focus();
  fireEvent.click(button);
  return button;
};
const nameField = () => person().getByLabelText("Name");
const rename = (name: string) => fireEvent.change(nameField(), { target: { value: name } });

test("renaming has the focus, which returns to its button, and a change is dropped only after a question", async () => {
  const saved = hold("put", "/me/measurement-profiles/{id}", () => ({ ...asha, name: "Asha R." }));
  const button = press("Rename");
  expect(document.activeElement).toBe(nameField());
  press("Cancel");
  expect(document.activeElement).toBe(button);

  press("Rename");
  rename("Asha R.");
  press("Cancel");
  const question = () => within(person().getByRole("group", { name: "Discard what you have typed?" }));
  fireEvent.click(question().getByRole("button", { name: "Continue editing" }));
  expect(document.activeElement).toBe(person().getByRole("button", { name: "Cancel" }));
  press("Cancel");
  fireEvent.click(question().getByRole("button", { name: "Discard" }));
  expect(document.activeElement).toBe(button);

  press("Rename");
  expect(person().getByLabelText<HTMLInputElement>("Name").value).toBe("Asha");
  rename("Asha R.");
  answer("get", "/me/measurement-profiles", [{ ...asha, name: "Asha R." }, anjali]);
  press(/^Save/);
  await saved.came(1);
  await saved.release();
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test("the question before deleting has the focus, which returns to its button or, afterwards, to the list", async () => {
  const removed = hold("delete", "/me/measurement-profiles/{id}", () => undefined);
  const button = press("Delete");
  expect(document.activeElement).toBe(person().getByRole("group", { name: /^Delete the measurements of Asha/ }));
  press("Cancel");
  expect(document.activeElement).toBe(button);
  press("Delete");
  press("Delete");
  await removed.came(1);
  answer("get", "/me/measurement-profiles", [anjali]);
  await removed.release();
  await waitFor(() => expect(screen.queryByRole("heading", { name: "Asha (Myself)" })).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("list")));
});

test("the newest lengths are shown, and earlier ones are filled in", () => {
  person().getByText("36¼ in");
  person().getByText("Earlier measurements (1)");
  const [newest, earlier] = person().getAllByRole("button", { name: "Fill in", hidden: true });
  fireEvent.click(earlier as HTMLElement);
  fireEvent.click(newest as HTMLElement);
  expect(fill.mock.calls).toEqual([[asha, { measurements: { aroundBust: 91.4 } }], [asha, { measurements: { aroundBust: 92.1 } }]]);
});
