/** The history of a text or of a thing of the catalogue goes back so far: three years. */
export const historyDays = 3 * 365;
