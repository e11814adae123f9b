/** In milliseconds, longer than any response takes on a busy machine. */
export const silence = 6000
