export const paths = {
  items: () => "/FEATURE",
};
