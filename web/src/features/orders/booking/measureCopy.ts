import type { MeasureName } from "./measures";

/** The label of each measurement, and where to hold the tape. */
export const measureCopy: Readonly<Record<MeasureName, { label: string; how: string }>> = {
  height: { label: "Height", how: "Barefoot against a door frame, a book flat on the head, from there to the floor." },
  shoulder: { label: "Shoulder", how: "Across the back, from one shoulder bone to the other." },
  frontNeck: { label: "Front neck", how: "From the shoulder at the neck straight down to where the neckline should end." },
  backNeck: { label: "Back neck", how: "The same at the back: from the shoulder at the neck down to the end of the neckline." },
  aroundArm: { label: "Around arm", how: "Around the upper arm at its fullest, with the arm hanging." },
  aroundWaist: { label: "Around waist", how: "Around the waist, an inch above the navel. One finger fits under the tape." },
  aroundHip: { label: "Around hip", how: "Around the hip at its fullest, about 8 inches (20 cm) below the waist." },
  aroundBust: { label: "Around bust", how: "Around the bust at its fullest, with the tape level at the back." },
};
