import type { ReactNode } from "react";

export { Services } from "../../features/catalogue/home";
export { Tutorials } from "../../features/courses/home";

/**
 * One block of the home page: a whole <section id={id}> with its own ground and padding. The id
 * comes from here because the menu scrolls to it.
 */
export type HomeBlock = (props: { id: string }) => ReactNode;

const nothingYet: HomeBlock = () => null;

// Each feature gives its blocks from its home.tsx: `export { Services } from "../../features/catalogue/home";`
export const Banner = nothingYet;
export const PinCheck = nothingYet;
export const Stories = nothingYet;
export const Collections = nothingYet;
export const Blogs = nothingYet;
export const ClientVoice = nothingYet;
export const HowToMeasure = nothingYet;
export const Contact = nothingYet;
export const PinCodes = nothingYet;
