import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { be, openScreen, owner } from "../../../testing/openScreen";
import { sampleOf } from "../../../testing/sample";
import { answer, hold } from "../../../testing/server";

test("a service whose garment type is in the trash is saved without it", async () => {
  be(owner);
  const category = { ...sampleOf("admin_category_view"), id: 2 };
  const service = { ...sampleOf("admin_service_view"), id: 1, ctid: 2, garmentTypeId: 9 };
  answer("get", "/admin/catalogue/categories", [category]);
  answer("get", "/admin/catalogue/services/{id}", service);
  answer("get", "/admin/garments/types", [{ ...sampleOf("admin_garment_type_view"), id: 1, name: "Blouse" }]);
  const saved = hold("put", "/admin/catalogue/services/{id}", () => service);
  await openScreen("/admin/catalogue/services/1");
  const type = await screen.findByLabelText<HTMLSelectElement>("Garment type");
  expect(type.selectedOptions[0]?.textContent).toBe("None");
  screen.getByText("Its garment type is in the trash. Choose another one or none.");
  fireEvent.change(screen.getByLabelText("Category"), { target: { value: "2" } });
  fireEvent.change(screen.getByLabelText("Name"), { target: { value: "Blouses" } });
  fireEvent.click(screen.getByRole("button", { name: /^Save/ }));
  await saved.came(1);
  expect(saved.bodies[0]).toMatchObject({ serviceName: "Blouses" });
  expect(saved.bodies[0]).not.toHaveProperty("garmentTypeId");
  await saved.release();
});
