/** Longer, in milliseconds, than a busy machine keeps anybody waiting who is not meant to wait. */
export const silence = 6000
