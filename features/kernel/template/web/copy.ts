export const copy = {
  heading: "FEATURE_TITLE",
  empty: "Nothing here yet",
};
