import type { WordsFor } from "../../api/problem";

/** What the catalogue's screens say. The quoted texts of the specification stand here letter for letter. */
export const copy = {
  services: "Services",
  loading: "Loading services...",
  loadingProduct: "Loading product...",
  noneFound: "No products found. Try adjusting your filters.",
  clearFilters: "Clear filters",
  serviceNotAvailable: "Service Not Available",
  backToServices: "Back to Services",
  noServices: "No Services Available",
  productNotFound: "Product not found",
  productFailed: "Failed to load product details",
  backToProducts: "Back to Products",
  offline: "No Network Connection",
  failed: "Something went wrong. Please try again.",
  book: "Book An Appointment",
  bookLook: "Book this look",
  howItWorks: "How Does It Work?",
  viewAll: "View All",
};

/** A sentence for each problem code of this feature. */
export const words = {
  "catalogue.category_not_found": copy.serviceNotAvailable,
  "catalogue.product_not_found": copy.productNotFound,
  "catalogue.service_not_found": "There is no such service.",
  "catalogue.not_empty": "There is something below this. It goes with it.",
  "catalogue.above_deleted": "Please bring back first what this belongs to.",
  "catalogue.name_taken": "Another one has this name by now. Please rename that first.",
} satisfies WordsFor<"catalogue">;
