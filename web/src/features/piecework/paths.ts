export const paths = {
  items: () => "/piecework",
};
