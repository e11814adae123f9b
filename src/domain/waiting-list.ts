/** A place on a waiting list that is not confirmed ends after so many days. */
export const confirmationDays = 7
