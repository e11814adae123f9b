import { dollars } from './money.ts'

/** Refunds, canceled dates and credit above it need a second person. As it came with the release; the owner edits it. */
export const approvalLimit = dollars(1000)
