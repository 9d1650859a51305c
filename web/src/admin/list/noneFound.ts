/** Says that a search found nothing: "No orders found for “zarina”". */
export const noneFound = (what: string, query: string): string => `No ${what} found for “${query}”`;
