import type { RefusalFacts } from '#domain/refusal.ts'

/** In English the server's own sentence serves. */
export const refusal = (_code: string, sentence: string, _facts: RefusalFacts) => sentence
