/** "1 choice", "4 choices", "No choices". */
export const counted = (count: number, what: string): string => `${count === 0 ? "No" : count} ${what}${count === 1 ? "" : "s"}`;
