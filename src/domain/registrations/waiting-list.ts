/** An unconfirmed waiting-list entry is deleted after this many days. */
export const confirmationDays = 7
