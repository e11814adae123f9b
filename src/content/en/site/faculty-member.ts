import type { Language } from '#domain/people/language.ts'
import { type FacultyMember, findFacultyMember } from '../../pages/faculty-members.ts'
import { biographyOf } from '../../pages/faculty-pages.ts'
import { copy as courses } from '../courses/courses.ts'
import { clipTitles } from '../media/clip-titles.ts'
import { copy as faculty } from './faculty.ts'
import { facultyBiographies } from './faculty-biographies.ts'

const languages: Record<Language, string> = { en: 'English', es: 'Spanish' }

export const copy = {
  meta: ({ name }: Record<string, string>) => {
    const member = findFacultyMember(name)
    if (!member) return { title: faculty.title, description: '' }
    const title = `${member.name}, ${member.credentials}`
    return { title, description: `${title}. ${biographyOf(member, 'en', facultyBiographies).lead}` }
  },
  faculty: faculty.title,
  fieldOf: faculty.fieldOf,
  biographyOf: (member: FacultyMember) => biographyOf(member, 'en', facultyBiographies),
  quoted: courses.quoted,
  facts: { teaches: 'Teaches', languages: 'Languages', next: 'Next here' },
  languages: (spoken: readonly Language[]) => spoken.map((language) => languages[language]).join(', '),
  sample: 'Sample biography: the person, the quotation and the facts are made up.',
  dates: {
    title: 'Courses and dates',
    register: 'Register',
    waitingList: courses.panel.waitingList,
    toBeAnnounced: 'Dates to be announced',
    sample: courses.panel.sample,
    seats: { ...courses.panel, seatsPerDate: (spots: number) => `${spots} seats on every date` },
  },
  films: 'Videos',
  allFilms: 'All videos',
  clipTitles,
  publications: {
    title: 'Publications',
    sample: 'Sample entry. Journal, volume, pages',
  },
  colleagues: 'Teaches with',
  all: 'All faculty',
}
export type Copy = typeof copy
