import type { FacultyEntry } from '#contract/catalogue/words.ts'
import type { Language } from '#domain/people/language.ts'
import { withPublished } from '../published-list.ts'
import { saidIn } from '../said.ts'

// Sample people with invented names. Staff replace them in the office. Their portraits are in public/portraits, named by
// their initials; fields of teaching and biographies are in each language's folder.
export const releaseMembers = [
  { initials: 'AR', key: 'amara-redfern', name: 'Amara Redfern', credentials: 'DDS' },
  { initials: 'JK', key: 'jonas-kirkwell', name: 'Jonas Kirkwell', credentials: 'DMD' },
  { initials: 'MS', key: 'marisol-santerra', name: 'Marisol Santerra', credentials: 'DDS, MS' },
  { initials: 'EV', key: 'elio-vantress', name: 'Elio Vantress', credentials: 'DDS' },
  { initials: 'DC', key: 'delia-corrow', name: 'Delia Corrow', credentials: 'DMD' },
  { initials: 'LN', key: 'lucan-norvale', name: 'Lucan Norvale', credentials: 'DDS' },
  { initials: 'TB', key: 'tamsin-brightwell', name: 'Tamsin Brightwell', credentials: 'DMD' },
  { initials: 'RO', key: 'renzo-ollivar', name: 'Renzo Ollivar', credentials: 'DDS' },
  { initials: 'PH', key: 'petra-halloway', name: 'Petra Halloway', credentials: 'CDT' },
  { initials: 'SF', key: 'soren-fairlight', name: 'Soren Fairlight', credentials: 'DDS, MS' },
  { initials: 'GW', key: 'greta-winslade', name: 'Greta Winslade', credentials: 'DMD' },
  { initials: 'CM', key: 'calder-merrow', name: 'Calder Merrow', credentials: 'DDS' },
] as const

export type FacultyInitials = (typeof releaseMembers)[number]['initials']
/** The field that each member of the release teaches, if any. */
export type FacultyFields = Partial<Record<FacultyInitials, string>>

export type FacultyMember = {
  /** The last part of the address. */
  key: string
  /** Null: staff added the member. */
  initials: FacultyInitials | null
  name: string
  credentials: string
  /** The name of a portrait or photo. */
  picture: string | null
  /** As staff published it; undefined as it came with the release. */
  entry: FacultyEntry | undefined
}

/** The members in the order of the pages. */
export function facultyMembers(): readonly FacultyMember[] {
  return withPublished('faculty', unchanged, memberOf)
}

const unchanged: readonly FacultyMember[] = releaseMembers.map((member) => ({
  ...member,
  picture: member.initials,
  entry: undefined,
}))

function memberOf(key: string, entry: FacultyEntry): FacultyMember {
  const { name, credentials, picture } = entry
  const initials = releaseMembers.find((member) => member.key === key)?.initials ?? null
  return { key, initials, name, credentials, picture, entry }
}

/** The field that a member teaches, if any. */
export function fieldOf(
  { initials, entry }: FacultyMember,
  language: Language,
  release: FacultyFields,
): string | undefined {
  if (entry) return entry.field ? saidIn(entry.field, language) : undefined
  return initials ? release[initials] : undefined
}

/** '/faculty/lucan-norvale' */
export function facultyPath({ key }: Pick<FacultyMember, 'key'>): string {
  return `/faculty/${key}`
}

export function findFacultyMember(name: string | undefined): FacultyMember | undefined {
  return facultyMembers().find(({ key }) => key === name)
}
