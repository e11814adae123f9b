import type { OfficeParts } from '#features/staff/office.ts'
import type { Lessons } from '../lessons.ts'

/** What the classroom's calls of the office work with. */
export type ClassroomOffice = OfficeParts & { lessons: Lessons }
