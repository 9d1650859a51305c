import type { Wanted } from "../../../admin/list/useItems";
import { records } from "../../../admin/records";
import { client, unwrap } from "../../../api/client";
import { read } from "../../../api/read";
import type { ChoiceOwner, UpdateChoiceList } from "../../../api/schema";

export const garmentTypeList = (wanted: Wanted = {}) => read("admin_garment_type_list", "/admin/garments/types", { query: { ...wanted } });
export const garmentTypeView = (id: number) => read("admin_garment_type_view", "/admin/garments/types/{id}", { path: { id } });
export const garmentTypeRecords = records("/admin/garments/types");
/** What the trash means for what has a garment type. */
export const TRASH_NOTE = "Services and products that use it have no garment type then.";

export const choiceOwners = () => read("admin_choice_list_list", "/admin/garments/choices");
export const choicesView = (owner: ChoiceOwner, id: number) =>
  read("admin_choice_list_view", "/admin/garments/choices/{owner}/{id}", { path: { owner, id } });

export const viewChoices = (owner: ChoiceOwner, id: number) =>
  unwrap(client.GET("/admin/garments/choices/{owner}/{id}", { params: { path: { owner, id } } }));
export const saveChoices = (owner: ChoiceOwner, id: number, body: UpdateChoiceList) =>
  unwrap(client.PUT("/admin/garments/choices/{owner}/{id}", { params: { path: { owner, id } }, body }));
