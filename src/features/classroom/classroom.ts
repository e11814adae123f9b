import type { AccountParts } from '#features/registrations/account.ts'
import type { Lessons } from './lessons.ts'

/** What the calls of the classroom work with. */
export type ClassroomParts = AccountParts & { lessons: Lessons }
