import { QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { makeQueryClient } from "../../../../api/queryClient";
import type { MeasurementProfile } from "../../../../api/schema";
import { answer, hold } from "../../../../testing/server";
import { FamilyPanel } from "./FamilyPanel";

const asha: MeasurementProfile = { id: 7, name: "Asha", garments: [] };

test("editing a person has the focus, which returns to its button", async () => {
  answer("get", "/admin/measurement-profiles/{customer}", [asha]);
  const saved = hold("put", "/admin/measurement-profiles/{customer}/{id}", () => asha);
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <FamilyPanel customer={2}>Empty</FamilyPanel>
    </QueryClientProvider>,
  );
  const edit = await screen.findByRole("button", { name: "Edit Asha" });
  edit.focus();
  fireEvent.click(edit);
  expect(document.activeElement).toBe(screen.getByLabelText("Name"));
  expect(screen.queryByRole("button", { name: "Edit Asha" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Edit Asha" }));

  fireEvent.click(edit);
  fireEvent.click(screen.getByRole("button", { name: /^Save/ }));
  await saved.came(1);
  await saved.release();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Edit Asha" }));
});
