import {
  type FacultyFields,
  type FacultyInitials,
  type FacultyMember,
  facultyPath,
} from './faculty-members.ts'

/** The portrait of a faculty member in public/portraits. */
export function portraitOf(initials: FacultyInitials) {
  return { src: `/portraits/${initials}`, widths: [400, 800], width: 800, height: 1000 } as const
}

/** A member as the plates show them. */
export function plateOf(member: FacultyMember, fields: FacultyFields) {
  const { initials, firstName, lastName, credentials } = member
  const picture = portraitOf(initials)
  return { firstName, lastName, credentials, field: fields[initials], picture, to: facultyPath(member) }
}
