import { dollars } from '../money/money.ts'

/** As it came with the release; the owner edits it. */
export const releaseApprovalLimit = dollars(1000)
