/** Where a browser refuses its storage, as some private windows do, nothing is found and nothing is kept. */
function safely(storage: () => Storage) {
  return {
    get(key: string): string | null {
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    /** Removes what is undefined or empty. */
    set(key: string, value: string | undefined): void {
      try {
        if (value) storage().setItem(key, value);
        else storage().removeItem(key);
      } catch {
        // Without storage the value lives as long as the component that uses it.
      }
    },
  };
}

/** Kept in this browser, for all tabs. */
export const browserStorage = safely(() => localStorage);
/** Kept in this tab until it is closed. */
export const tabStorage = safely(() => sessionStorage);
