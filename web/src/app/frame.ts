import type { ComponentType } from "react";
import type { Read } from "../api/read";
import type { FramePart } from "../site/feature";
import { features } from "./features";

export type FramePlace = Exclude<keyof FramePart, "reads">;

/** What the features put at one place of the frame, in the order of the parts list. */
export const frameParts = (place: FramePlace): ComponentType[] =>
  features.flatMap(({ frame }) => frame?.[place] ?? []);

/** The reads of the layout, for every screen. */
export const readsOfTheFrame = (): Read<unknown>[] => features.flatMap(({ frame }) => frame?.reads?.() ?? []);
