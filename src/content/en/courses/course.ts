import { residency } from '#domain/awards/awards.ts'
import { type CourseId, isProgramId, spotsPerDate } from '#domain/catalogue/catalogue.ts'
import { formatWholeDollars } from '#domain/money/money.ts'
import { allHoursOf, isCourseId, programOf } from '../../catalogue.ts'
import { findCoursePage } from '../../courses/course-pages.ts'
import { headlineOf, programOfCourse, type Title, unitsOfCourse } from '../../courses/course-texts.ts'
import { listIn } from '../../list.ts'
import type { CoursePageId } from '../../media/course-photos.ts'
import { testimonialsIn } from '../../pages/testimonials.ts'
import { clipTitles } from '../media/clip-titles.ts'
import { facultyField } from '../site/faculty-fields.ts'
import { copy as faqs } from '../site/faqs.ts'
import { testimonials } from '../site/testimonials.ts'
import { courseCases, courseParts } from './course-parts.ts'
import { coursePrograms } from './course-programs.ts'
import { courseUnits } from './course-units.ts'
import { copy as coursesCopy } from './courses.ts'
import { names } from './names.ts'

const leads: Record<string, string> = {
  fellowship: 'Two modules and six days of surgery: the complete beginning, at\u00a0one\u00a0price.',
  mastership: 'Everything the Fellowship teaches, then complications, the full arch and advanced surgery.',
  residency: `${residency.clinicalCe} clinical CE over ${residency.fullDays} full days, planned around the cases you want to master.`,
}

const lead = (id: CoursePageId) => (isCourseId(id) ? coursesCopy.panel.topics(id).summary : (leads[id] ?? ''))

function description(id: CoursePageId): string {
  if (isCourseId(id)) return `${lead(id)} ${allHoursOf(id)} CE hours, ${spotsPerDate} seats on every date.`
  if (isProgramId(id))
    return `${lead(id)} ${formatWholeDollars(programOf(id).charged)}, save ${programOf(id).savings}%.`
  return lead(id)
}

const pageNames: Record<'fellowship' | 'mastership' | 'residency', string> = {
  fellowship: 'Fellowship Program',
  mastership: 'Mastership Program',
  residency: 'Special Clinical Residency',
}

export const titles: Record<string, Title> = {
  module1: ['Basic', 'Dental', 'Implantology'],
  module2: ['Advanced and', 'Immediate', 'Implantology'],
  module3: ['Complicated Cases and', 'Implant Failures', ''],
  module4: ['Full Arch', 'Surgical and Restorative', ''],
  clinical1: ['Basic and', 'Intermediate', 'Surgery'],
  clinical2: ['Advanced', 'Surgical', 'Techniques'],
  fellowship: ['The', 'Fellowship', 'Program'],
  mastership: ['The', 'Mastership', 'Program'],
  residency: ['Special', 'Clinical', 'Residency'],
}

export const copy = {
  meta: ({ slug }: Record<string, string>) => {
    const page = findCoursePage(slug)
    if (!page) return { title: coursesCopy.title, description: '' }
    const { id } = page
    const title = isCourseId(id)
      ? `${names.courseLabel(id)}: ${names.courseTitle(id)}`
      : pageNames[id as keyof typeof pageNames]
    return { title, description: description(id) }
  },
  names: pageNames,
  listOf: (items: readonly string[]) => listIn('en', items),
  title: (id: string) => headlineOf(id, 'en', titles),
  lead,
  panel: coursesCopy.panel,
  program: {
    terms: (savings: number) => `Save ${savings}% as a program`,
    fellowshipRequired: coursesCopy.pathways.mastership.note,
  },
  independent: { fellowship: coursesCopy.fellowship, mastership: coursesCopy.mastership },
  residency: coursesCopy.residency,
  ceHours: allHoursOf,
  ceHoursOf: coursesCopy.panel.ceHoursOf,
  handsOn: 'Hands-on',
  online: (days: number) => `Online + ${days}\u00a0days`,
  award: 'Award',
  courseCount: (count: number) => `${count} courses`,
  place: {
    online: (place: string) => `Online with faculty guidance, then a weekend in ${place}`,
    'hands-on': (place: string) => `Six days in ${place}`,
  },
  seats: {
    seatsLeft: (left: number, spots: number) => `${left} ${left === 1 ? 'seat' : 'seats'} left of ${spots}`,
    seatsPerDate: (spots: number) => `${spots} seats on every date`,
  },
  prices: {
    early: (price: string) => `Early price ${price}`,
    listed: (listed: string) => `Listed price ${listed}`,
  },
  register: 'Register',
  sections: {
    label: 'On this page',
    overview: 'Overview',
    days: 'Days',
    films: 'Videos',
    faculty: 'Faculty',
    price: 'Price',
    questions: 'Questions',
  },
  outcomes: { course: 'After it you can', program: 'After it you can', residency: 'The Residency' },
  programOf: (id: CourseId) => programOfCourse(id, 'en', coursePrograms),
  days: {
    online: 'First online, then at the bench',
    'hands-on': 'Six days, one table',
    lead: {
      online: 'You study online with the faculty first. Then three days at the bench.',
      'hands-on': 'Models first, then surgery with the faculty at your side.',
    },
    lessons: (count: number) => (count === 1 ? '1 lesson' : `${count} lessons`),
    day: 'Day',
    weekdays: [
      'Sunday',
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
    ] as readonly string[],
    sample: 'Sample program. The faculty sets the final one.',
  },
  parts: courseParts,
  caseOf: (id: CourseId) => courseCases[id],
  unitsOf: (id: CourseId) => unitsOfCourse(id, 'en', courseUnits),
  films: { title: 'Watch it, step by step', all: 'All videos' },
  clipTitles,
  faculty: { title: 'Who teaches it', fieldOf: facultyField, all: 'All faculty' },
  included: {
    title: 'Included',
    points: {
      online: 'Online lessons with faculty guidance',
      days: (days: number, place: string) => `${days} days in ${place}`,
      hours: (hours: number) => `${hours} CE hours`,
      certificate: 'A certificate with a code that anyone can verify',
      seats: (seats: number) => `At most ${seats} participants on every date`,
      support: 'Lifetime support from the academy',
      dates: 'You choose each date when it suits you',
    },
  },
  costs: {
    title: 'What it costs',
    early: (rule: string) => `Early price: ${rule}`,
    inFull: 'In full',
    inFullText: (price: string) => `${price} by card when you register.`,
    inProgram: { fellowship: 'In the Fellowship', mastership: 'In the Mastership' },
    inProgramText: (courses: string, price: string) => `${courses} for ${price}.`,
    tuition: 'Tuition depends on the dates and cases that you agree on with the faculty.',
  },
  refunds: {
    title: 'If your plans change',
    back: (day: string) => `back if you cancel by ${day}`,
    none: 'None',
    after: 'after that',
    noDate: 'Without a chosen date, the whole price is refunded.',
    academy: coursesCopy.refunds.academyCancels,
    program: coursesCopy.refunds.program,
    scale: coursesCopy.refunds.scale,
  },
  testimonials: () => testimonialsIn('en', testimonials),
  quoted: coursesCopy.quoted,
  quotesTitle: coursesCopy.testimonialsTitle,
  questions: {
    title: 'Questions',
    all: () => faqs.groups().flatMap(({ questions }) => questions),
    more: 'All questions',
  },
  path: {
    title: { fellowship: 'On the path to the Fellowship', mastership: 'On the path to the Mastership' },
    ofProgram: 'Dates that fit together',
    here: 'You are here',
    toBeAnnounced: 'Dates to be announced',
    noneFits: 'No date fits yet',
    completeBy: (day: string) => `The next dates fit: complete by ${day}.`,
    completeAfterFellowship: (day: string) =>
      `With the Fellowship completed, the next dates fit: complete by ${day}.`,
    open: 'Register now and choose the open dates when they are announced.',
    schedule: 'See the year ahead',
  },
  independentTitle: 'On the independent path',
  closing: {
    seats: [
      'Full',
      'One seat left',
      'Two seats left',
      'Three seats left',
      'Four seats left',
      'Five seats left',
      'Six seats left',
    ] as readonly string[],
    seatsLeft: (left: number) => `${left} seats left`,
    held: 'Your seat is held while you pay.',
    toBeAnnounced: 'Dates to be announced. Register now and choose yours later.',
    registerFor: (name: string) => `Register for ${name}`,
    waitingList: 'Join the waiting list',
    ask: (name: string) => `Ask about ${name}`,
    /** Their names within a sentence. */
    programs: {
      fellowship: `the ${pageNames.fellowship}`,
      mastership: `the ${pageNames.mastership}`,
    },
    program: 'One registration, every date',
    programText: 'A program registers you for all its courses. You choose the dates in your account.',
    residency: 'Which cases do you want to master?',
  },
  sampleDate: 'Sample date',
}
export type Copy = typeof copy
