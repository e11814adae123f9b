import { isProgramId } from '#domain/catalogue/catalogue.ts'
import { catalogue, findCourse } from '../catalogue.ts'
import { type ClipId, clips } from '../media/clips.ts'
import type { CoursePageId } from '../media/course-photos.ts'
import { type FacultyInitials, facultyMembers } from '../pages/faculty-members.ts'
import { publishedOf } from '../published.ts'

type CoursePage = {
  id: CoursePageId
  path: string
  /** Questions of /faqs that the page repeats. */
  questions: readonly string[]
  films: readonly ClipId[]
  /** The keys of the members who teach it. */
  faculty: readonly string[]
}

/** Sample: the academy decides who teaches what. */
type ReleasePage = Omit<CoursePage, 'faculty'> & { faculty: readonly FacultyInitials[] }

const before = ['who-can-take-the-courses', 'are-the-modules-online-or-in-beverly-hills'] as const
const after = ['do-licensing-boards-accept-my-certificate', 'how-do-i-pay', 'do-i-need-an-account'] as const

/** The landing pages under /courses that came with the release. */
const releasePages: readonly ReleasePage[] = [
  {
    id: 'module1',
    path: '/courses/module-1',
    questions: ['when-is-module-1', ...before, ...after],
    films: ['placement', 'drill_sequence', 'opg', 'anatomy', 'torque'],
    faculty: ['AR', 'JK', 'SF', 'GW'],
  },
  {
    id: 'module2',
    path: '/courses/module-2',
    questions: [...before, ...after],
    films: ['immediate', 'gbr', 'emergence', 'intraoral_scan', 'osseointegration'],
    faculty: ['LN', 'DC', 'SF', 'GW'],
  },
  {
    id: 'module3',
    path: '/courses/module-3',
    questions: [...before, ...after],
    films: ['bone_loss', 'torque', 'occlusion', 'opg', 'osseointegration'],
    faculty: ['RO', 'MS', 'SF', 'JK'],
  },
  {
    id: 'module4',
    path: '/courses/module-4',
    questions: [...before, ...after],
    films: ['full_arch', 'cbct_scroll', 'intraoral_scan', 'occlusion', 'torque'],
    faculty: ['EV', 'JK', 'PH', 'TB'],
  },
  {
    id: 'clinical1',
    path: '/courses/clinical-1',
    questions: ['who-can-take-the-courses', 'how-many-ce-hours-do-i-earn', ...after],
    films: ['placement', 'drill_sequence', 'gbr', 'guided_surgery', 'cbct_scroll'],
    faculty: ['AR', 'TB', 'MS', 'CM'],
  },
  {
    id: 'clinical2',
    path: '/courses/clinical-2',
    questions: ['who-can-take-the-courses', ...after],
    films: ['sinus_lift', 'gbr', 'full_arch', 'guided_surgery', 'bone_loss'],
    faculty: ['EV', 'DC', 'RO', 'TB'],
  },
  {
    id: 'fellowship',
    path: '/courses/fellowship',
    questions: [
      'what-does-the-fellowship-include',
      'can-i-earn-the-fellowship-on-the-independent-path',
      'can-i-take-a-program-and-choose-the-dates-later',
      ...after,
    ],
    films: ['placement', 'immediate', 'gbr', 'guided_surgery', 'drill_sequence'],
    faculty: ['AR', 'LN', 'DC', 'JK'],
  },
  {
    id: 'mastership',
    path: '/courses/mastership',
    questions: [
      'what-does-the-mastership-require',
      'can-i-take-a-program-and-choose-the-dates-later',
      ...after,
    ],
    films: ['full_arch', 'sinus_lift', 'bone_loss', 'cbct_scroll', 'occlusion'],
    faculty: ['EV', 'RO', 'MS', 'TB'],
  },
  {
    id: 'residency',
    path: '/courses/residency',
    questions: ['how-many-ce-hours-do-i-earn', 'do-licensing-boards-accept-my-certificate'],
    films: ['placement', 'full_arch', 'sinus_lift', 'guided_surgery', 'immediate'],
    faculty: ['AR', 'EV', 'MS', 'TB'],
  },
]

/** The landing pages under /courses. The page of a retired course is gone. */
export function coursePages(): readonly CoursePage[] {
  const sold = catalogue().courses.filter(({ retired }) => !retired)
  return [
    ...sold.map(({ id, slug }) => pageOfCourse(id, `/courses/${slug}`)),
    ...releasePages
      .filter(({ id }) => isProgramId(id) || id === 'residency')
      .map((page) => ({ ...page, faculty: teachersOf(page.id) })),
  ]
}

function pageOfCourse(id: string, path: string): CoursePage {
  const texts = publishedOf('course')[id]
  const faculty = teachersOf(id)
  if (!texts) return { questions: [], films: [], ...releasePageOf(id), id, path, faculty }
  const { questions, films } = texts
  return {
    id,
    path,
    questions,
    films: clips.map(({ videoId }) => videoId).filter((clip) => films.includes(clip)),
    faculty,
  }
}

/** Each member's entry says what they teach. */
function teachersOf(id: CoursePageId): string[] {
  const release = releasePageOf(id)?.faculty ?? []
  return facultyMembers()
    .filter(({ initials, entry }) =>
      entry ? entry.courses.includes(id) : initials !== null && release.includes(initials),
    )
    .map(({ key }) => key)
}

/** What a member teaches, as it came with the release. */
export function releaseCoursesOf(initials: FacultyInitials): CoursePageId[] {
  return releasePages.filter(({ faculty }) => faculty.includes(initials)).map(({ id }) => id)
}

/** As it came with the release. */
export function releasePageOf(id: CoursePageId): ReleasePage | undefined {
  return releasePages.find((page) => page.id === id)
}

export function coursePageOf(id: CoursePageId): string {
  const course = findCourse(id)
  if (course) return `/courses/${course.slug}`
  return releasePageOf(id)?.path ?? '/courses'
}

export function findCoursePage(slug: string | undefined): CoursePage | undefined {
  return coursePages().find(({ path }) => path === `/courses/${slug}`)
}
