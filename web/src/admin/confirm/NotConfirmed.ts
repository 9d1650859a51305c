/** She closed the window that asked for her password: nothing was done, and there is nothing to tell. */
export class NotConfirmed extends Error {
  override readonly name = "NotConfirmed";
}
