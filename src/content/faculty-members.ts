// Sample people with invented names. To use your own faculty, replace the names here and the portraits in
// public/portraits, which are named by the same initials. Fields of teaching are in each language's faculty-fields.ts.
export const facultyMembers = [
  { initials: 'AR', firstName: 'Amara', lastName: 'Redfern', credentials: 'DDS' },
  { initials: 'JK', firstName: 'Jonas', lastName: 'Kirkwell', credentials: 'DMD' },
  { initials: 'MS', firstName: 'Marisol', lastName: 'Santerra', credentials: 'DDS, MS' },
  { initials: 'EV', firstName: 'Elio', lastName: 'Vantress', credentials: 'DDS' },
  { initials: 'DC', firstName: 'Delia', lastName: 'Corrow', credentials: 'DMD' },
  { initials: 'LN', firstName: 'Lucan', lastName: 'Norvale', credentials: 'DDS' },
  { initials: 'TB', firstName: 'Tamsin', lastName: 'Brightwell', credentials: 'DMD' },
  { initials: 'RO', firstName: 'Renzo', lastName: 'Ollivar', credentials: 'DDS' },
  { initials: 'PH', firstName: 'Petra', lastName: 'Halloway', credentials: 'CDT' },
  { initials: 'SF', firstName: 'Soren', lastName: 'Fairlight', credentials: 'DDS, MS' },
  { initials: 'GW', firstName: 'Greta', lastName: 'Winslade', credentials: 'DMD' },
  { initials: 'CM', firstName: 'Calder', lastName: 'Merrow', credentials: 'DDS' },
] as const

export type FacultyMember = (typeof facultyMembers)[number]
export type FacultyInitials = FacultyMember['initials']
/** The field that each member teaches, if any. */
export type FacultyFields = Partial<Record<FacultyInitials, string>>

export function nameOf({ firstName, lastName }: Pick<FacultyMember, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`
}

/** '/faculty/lucan-norvale' */
export function facultyPath(member: FacultyMember): string {
  return `/faculty/${nameOf(member).toLowerCase().replace(' ', '-')}`
}

export function findFacultyMember(name: string | undefined): FacultyMember | undefined {
  return facultyMembers.find((member) => facultyPath(member) === `/faculty/${name}`)
}
