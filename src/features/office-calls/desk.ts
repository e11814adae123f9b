import type { AccountDesk } from '#features/people/account-desk.ts'
import type { OfficeParts } from '#features/staff/office.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'

/** What the calls about registrations and people work with. */
export type DeskParts = OfficeParts & {
  /** Null with Firebase, which has a console of its own. */
  accounts: AccountDesk | null
  jobs: Pick<Jobs, 'send'>
}
