/**
 * The blocks of the home page. Each is a whole <section id={id}> with its own background and padding;
 * the id comes from HomePage because the menu scrolls to it.
 */
export { Banner } from "../../features/content/home/Banner";
export { Blogs } from "../../features/content/home/Blogs";
export { ClientVoice } from "../../features/content/home/ClientVoice";
export { Collections } from "../../features/content/home/Collections";
export { Contact } from "../../features/content/home/Contact";
export { HowToMeasure } from "../../features/content/home/HowToMeasure";
export { Stories } from "../../features/content/home/Stories";
export { Services, usePriceRange } from "../../features/catalogue/home";
export { PinCheck, PinCodes } from "../../features/orders/home";
export { Tutorials } from "../../features/courses/home";
