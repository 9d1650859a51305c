import { QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { makeQueryClient } from "../../../api/queryClient";
import { sampleOf } from "../../../testing/sample";
import { shopView } from "../public/queries";
import { EnquiryForm } from "./EnquiryForm";

test("without JavaScript the contact form links to the shop's phone and email", () => {
  const client = makeQueryClient();
  const { queryKey } = shopView();
  client.setQueryData(queryKey, { ...sampleOf("shop_view"), phone: "+91 90000 00000", email: "shop@example.com" });
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <EnquiryForm />
    </QueryClientProvider>,
  );
  const note = /<noscript>(.*)<\/noscript>/.exec(html)?.[1] ?? "";
  expect(note).toContain('href="tel:+919000000000"');
  expect(note).toContain('href="mailto:shop@example.com"');
  expect(note.replaceAll(/<[^>]*>/g, "")).toMatch(/or write to us: \+91 90000 00000 or shop@example\.com$/);
});
