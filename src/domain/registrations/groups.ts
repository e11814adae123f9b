/** With the buyer, six people. */
export const mostColleagues = 5
