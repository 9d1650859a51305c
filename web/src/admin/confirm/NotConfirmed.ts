/** The user closed the password dialog: nothing was done, and there is no error to show. */
export class NotConfirmed extends Error {
  override readonly name = "NotConfirmed";
}
