import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Course } from "../../api/schema";
import { beKnown, customer, openScreen, owner } from "../../testing/openScreen";
import { sampleOf } from "../../testing/sample";
import { answer } from "../../testing/server";

const [sample] = sampleOf("course_list");
const [enrolment] = sampleOf("enrolment_list");
const course = (id: number, serviceName: string) => ({ ...sample, id, serviceName, rating: undefined }) as Course;
const card = (name: string) => screen.getByRole("heading", { name }).closest("a") as HTMLElement;

test("a customer sees which courses are theirs, and an ended one is not", async () => {
  beKnown(customer);
  answer("get", "/courses", [course(1, "Blind hem"), course(2, "Rolled hem"), course(3, "Long dart")]);
  answer("get", "/me/courses", [
    { ...enrolment!, courseId: 2, state: "active" },
    { ...enrolment!, courseId: 3, state: "ended" },
  ]);
  await openScreen("/courses");
  await screen.findByText("Yours");
  within(card("Rolled hem")).getByText("Yours");
  within(card("Blind hem")).getByText("New");
  within(card("Long dart")).getByText("New");
});

test("the owner owns none", async () => {
  beKnown(owner);
  answer("get", "/courses", [course(1, "Blind hem")]);
  await openScreen("/courses");
  await screen.findByRole("heading", { name: "Blind hem" });
  expect(screen.queryByText("Yours")).toBeNull();
});
