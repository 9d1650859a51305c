/** The default image for shared links, part of the client. */
export const OWN_IMAGE = "/preview.jpg";
