import type { Lessons } from '../../classroom/lessons.ts'
import type { OfficeParts } from '../office.ts'

/** What the classroom's calls of the office work with. */
export type ClassroomOffice = OfficeParts & { lessons: Lessons }
