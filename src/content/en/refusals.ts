/** In English the server's own sentence serves. */
export const refusal = (_code: string, sentence: string) => sentence
