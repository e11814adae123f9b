import type { CourseId } from '#domain/catalogue/catalogue.ts'
import { isLanguage, type Language } from '#domain/people/language.ts'
import { isCourseId } from '../catalogue.ts'
import { coursePages } from '../courses/course-pages.ts'
import type { FacultyBiography } from '../en/site/faculty-biographies.ts'
import { type ClipId, clips } from '../media/clips.ts'
import { linesIn, saidIn } from '../said.ts'
import { type FacultyInitials, type FacultyMember, facultyMembers } from './faculty-members.ts'

/** Sample: languages spoken, the films of the field, and the years of the publications. */
type FacultyPage = {
  languages: readonly Language[]
  films: readonly ClipId[]
  years: readonly [number, number, number]
}

export const facultyPages: Record<FacultyInitials, FacultyPage> = {
  AR: page(
    ['en', 'es'],
    ['placement', 'drill_sequence', 'guided_surgery', 'immediate', 'gbr'],
    [2024, 2021, 2017],
  ),
  JK: page(['en'], ['occlusion', 'torque', 'anatomy', 'emergence', 'intraoral_scan'], [2023, 2020, 2016]),
  MS: page(
    ['en', 'es'],
    ['bone_loss', 'osseointegration', 'emergence', 'gbr', 'occlusion'],
    [2024, 2022, 2019],
  ),
  EV: page(
    ['en', 'es'],
    ['full_arch', 'cbct_scroll', 'sinus_lift', 'occlusion', 'torque'],
    [2023, 2021, 2018],
  ),
  DC: page(['en'], ['gbr', 'sinus_lift', 'osseointegration', 'immediate', 'bone_loss'], [2024, 2020, 2018]),
  LN: page(['en', 'es'], ['immediate', 'emergence', 'torque', 'full_arch', 'bone_loss'], [2024, 2021, 2018]),
  TB: page(
    ['en'],
    ['guided_surgery', 'cbct_scroll', 'intraoral_scan', 'drill_sequence', 'opg'],
    [2023, 2022, 2019],
  ),
  RO: page(['en', 'es'], ['bone_loss', 'torque', 'occlusion', 'osseointegration', 'opg'], [2024, 2022, 2020]),
  PH: page(['en'], ['emergence', 'intraoral_scan', 'anatomy', 'full_arch', 'occlusion'], [2022, 2019, 2015]),
  SF: page(['en'], ['cbct_scroll', 'opg', 'guided_surgery', 'bone_loss', 'sinus_lift'], [2024, 2021, 2019]),
  GW: page(['en'], ['intraoral_scan', 'emergence', 'anatomy', 'torque', 'occlusion'], [2023, 2020, 2018]),
  CM: page(['en'], ['gbr', 'placement', 'immediate', 'sinus_lift', 'drill_sequence'], [2022, 2020, 2017]),
}

function page(
  languages: FacultyPage['languages'],
  films: FacultyPage['films'],
  years: FacultyPage['years'],
): FacultyPage {
  return { languages, films, years }
}

/** In catalog order. */
export function coursesTaughtBy({ key }: FacultyMember): CourseId[] {
  return coursePages()
    .filter(({ faculty }) => faculty.includes(key))
    .map(({ id }) => id)
    .filter(isCourseId)
}

/** Members of the same courses: those with most courses in common first. */
export function colleaguesOf({ key }: FacultyMember): FacultyMember[] {
  const pages = coursePages().filter(({ faculty }) => faculty.includes(key))
  const shared = (other: FacultyMember) => pages.filter(({ faculty }) => faculty.includes(other.key)).length
  return facultyMembers()
    .filter((other) => other.key !== key && shared(other) > 0)
    .sort((one, other) => shared(other) - shared(one))
    .slice(0, 4)
}

type Biography = Omit<FacultyBiography, 'publications'> & {
  publications: readonly { year: string; title: string }[]
  languages: readonly Language[]
  films: readonly ClipId[]
}

/** What the page of a member says, as staff published it or as it came with the release. */
export function biographyOf(
  { initials, entry }: FacultyMember,
  language: Language,
  release: Readonly<Record<FacultyInitials, FacultyBiography>>,
): Biography {
  if (entry) {
    return {
      lead: saidIn(entry.lead, language),
      quote: saidIn(entry.quote, language),
      biography: saidIn(entry.biography, language).split(/\n{2,}/),
      publications: linesIn(entry.publications, language).map(datedTitle),
      plate: saidIn(entry.alt, language),
      languages: entry.languages.filter(isLanguage),
      films: clips.map(({ videoId }) => videoId).filter((clip) => entry.films.includes(clip)),
    }
  }
  if (!initials) throw new Error('A member that staff added has no entry')
  const { publications, ...texts } = release[initials]
  const { years, languages, films } = facultyPages[initials]
  const dated = publications.map((title, place) => ({ year: String(years[place] ?? ''), title }))
  return { ...texts, publications: dated, languages, films }
}

/** '2024: Why the pilot drill decides' */
function datedTitle(line: string): { year: string; title: string } {
  const [, year = '', title = line] = /^(\d{4}): (.+)$/.exec(line) ?? []
  return { year, title }
}
