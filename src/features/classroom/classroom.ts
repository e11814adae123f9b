import type { AccountParts } from '#features/registrants/account.ts'
import type { Lessons } from './lessons.ts'

/** What the calls of the classroom work with. */
export type ClassroomParts = AccountParts & { lessons: Lessons }
