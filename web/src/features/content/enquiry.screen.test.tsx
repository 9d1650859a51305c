import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { be, openScreen } from "../../testing/openScreen";
import { problem, refuse } from "../../testing/server";

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

test.each([
  ["the shop cannot take it", () => problem(500, "store.internal"), "Failed to submit enquiry. Please try again."],
  ["there is no response", undefined, "No Network Connection"],
] as const)("an enquiry that is not sent because %s keeps its words, and says so", async (_, refusal, says) => {
  be({});
  const sent = refuse("post", "/content/enquiries", refusal);
  await openScreen("/contactus");
  fireEvent.focus(await screen.findByLabelText("Name"));
  fireEvent.change(field("Name"), { target: { value: "Asha" } });
  fireEvent.change(field("Phone"), { target: { value: "9876543210" } });
  fireEvent.click(screen.getByRole("button", { name: /^Send/i }));
  await waitFor(() => expect(sent).toHaveLength(1));
  await screen.findByText(says);
  expect(field("Name").value).toBe("Asha");
  expect(field("Phone").value).toBe("9876543210");
});
