import { QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { makeQueryClient } from "../../api/queryClient";
import { hold } from "../../testing/server";
import { OpenShopPanel } from "./OpenShopPanel";

test("the shop opens to everyone only after a question", async () => {
  const opened = hold("post", "/admin/content/setup/open", () => ({ open: true, decided: [] }));
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <OpenShopPanel missing={[]} isOpen={false} />
    </QueryClientProvider>,
  );
  const press = () => fireEvent.click(screen.getByRole("button", { name: /^Open the shop/ }));
  const question = () => within(screen.getByRole("dialog", { name: "Open the shop to everyone?" }));
  press();
  question().getByText(/cannot be closed again/);
  fireEvent.click(question().getByRole("button", { name: "Cancel" }));
  expect(opened.bodies).toEqual([]);
  press();
  fireEvent.click(question().getByRole("button", { name: /^Open the shop/ }));
  await opened.came(1);
  await opened.release();
});
