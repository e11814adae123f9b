import { uploadedPicture } from '#domain/catalogue/pictures.ts'
import { type FacultyMember, facultyPath, releaseMembers } from '../pages/faculty-members.ts'
import { photos } from './photos.ts'

/** The portrait of a faculty member in public/portraits, or another photo. */
export function portraitOf({ picture }: Pick<FacultyMember, 'picture'>) {
  if (releaseMembers.some(({ initials }) => initials === picture)) {
    return { src: `/portraits/${picture}`, widths: [400, 750, 800], width: 800, height: 1000 } as const
  }
  const uploaded = uploadedPicture(picture)
  if (uploaded) return uploaded
  return photos[
    picture !== null && Object.hasOwn(photos, picture) ? (picture as keyof typeof photos) : 'lecture'
  ]
}

/** A member as the plates show them. */
export function plateOf(member: FacultyMember, fieldOf: (member: FacultyMember) => string | undefined) {
  const { credentials } = member
  const [firstName, lastName] = nameParts(member)
  const picture = portraitOf(member)
  return { firstName, lastName, credentials, field: fieldOf(member), picture, to: facultyPath(member) }
}

/** The last word of a name is set on a line of its own. */
export function nameParts({ name }: Pick<FacultyMember, 'name'>): [first: string, last: string] {
  const end = name.lastIndexOf(' ')
  return [name.slice(0, Math.max(end, 0)), name.slice(end + 1)]
}
