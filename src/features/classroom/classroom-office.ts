import type { Lessons } from './lessons.ts'
import type { OfficeParts } from '#features/staff-access/office.ts'

/** What the classroom's calls of the office work with. */
export type ClassroomOffice = OfficeParts & { lessons: Lessons }
