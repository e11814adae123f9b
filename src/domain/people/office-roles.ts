// What each role may do in the office. Nothing else decides it.
import type { CourseId } from '../catalogue/catalogue.ts'

export const roles = ['owner', 'desk', 'finance', 'faculty', 'reader'] as const
export type Role = (typeof roles)[number]

/** 'limited': only the staff member's own courses. 'approved': only what a second person approves. */
export const grants = ['may', 'limited', 'approved', 'no'] as const
export type Grant = (typeof grants)[number]

const table = {
  /** See registrations, dates, people. */
  see: { owner: 'may', desk: 'may', finance: 'may', faculty: 'limited', reader: 'may' },
  /** Refund by the policy. */
  refund: { owner: 'may', desk: 'may', finance: 'may', faculty: 'no', reader: 'no' },
  /** Refund beyond the policy, with a second person. Asking for it needs `refund`. */
  refundBeyond: { owner: 'may', desk: 'approved', finance: 'may', faculty: 'no', reader: 'no' },
  /** Approve what another person asked for. */
  approve: { owner: 'may', desk: 'no', finance: 'may', faculty: 'no', reader: 'no' },
  /** Offers by link; wires and checks, which a second person confirms. */
  offers: { owner: 'may', desk: 'may', finance: 'may', faculty: 'no', reader: 'no' },
  /** Dates, moving, corrections, waiting lists, emails to a date. */
  dates: { owner: 'may', desk: 'may', finance: 'no', faculty: 'no', reader: 'no' },
  /** Attendance, certificates of a date, statistics of tests. */
  attendance: { owner: 'may', desk: 'may', finance: 'no', faculty: 'limited', reader: 'no' },
  /** Hours, cases, tests and steps of awards. They belong to no course. */
  awards: { owner: 'may', desk: 'may', finance: 'no', faculty: 'may', reader: 'no' },
  /** Words, courses, faculty. */
  content: { owner: 'may', desk: 'may', finance: 'no', faculty: 'limited', reader: 'no' },
  /** Prices and accounting. */
  accounting: { owner: 'may', desk: 'no', finance: 'may', faculty: 'no', reader: 'no' },
  /** Erase a person. */
  erase: { owner: 'may', desk: 'no', finance: 'no', faculty: 'no', reader: 'no' },
  /** Staff, roles and the record. */
  staff: { owner: 'may', desk: 'no', finance: 'no', faculty: 'no', reader: 'no' },
} as const satisfies Record<string, Record<Role, Grant>>

export type Permission = keyof typeof table
export const permissions = Object.keys(table) as Permission[]

export function grantOf(role: Role, permission: Permission): Grant {
  return table[permission][role]
}

type Position = { role: Role; courses: readonly CourseId[] }

/** The courses that a member reaches with a permission; null: every course, and what belongs to none. */
export function coursesReached(
  { role, courses }: Position,
  permission: Permission,
): Position['courses'] | null {
  const grant = grantOf(role, permission)
  if (grant === 'may') return null
  return grant === 'limited' ? courses : []
}

/** Whether a member's grant holds for things of the course. Undefined: they belong to no course. */
export function reaches(member: Position, permission: Permission, course: string | undefined): boolean {
  const only: readonly string[] | null = coursesReached(member, permission)
  return only === null || (course !== undefined && only.includes(course))
}

/** Every permission of a role, as the session tells the client. */
export function grantsOf(role: Role): Record<Permission, Grant> {
  return Object.fromEntries(
    permissions.map((permission) => [permission, grantOf(role, permission)]),
  ) as Record<Permission, Grant>
}
