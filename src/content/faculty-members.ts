// Sample people: the names are made up and nobody is pictured. An academy puts its own faculty here, and photographs
// in public/portraits under the same initials. What each teaches stands in each language's faculty.ts.
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
/** The field each member teaches; a member may have none. */
export type FacultyFields = Partial<Record<FacultyInitials, string>>
