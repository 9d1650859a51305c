export const copy = {
  heading: "Piecework",
  empty: "Nothing here yet",
};
