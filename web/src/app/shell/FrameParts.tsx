import { createElement, Fragment } from "react";
import { frameParts, type FramePlace } from "../frame";

/** What the features put at one place of the frame. */
export function FrameParts({ at }: { at: FramePlace }) {
  // The parts list never changes: a spread gives each component its place without a key.
  return createElement(Fragment, null, ...frameParts(at).map((part) => createElement(part)));
}
