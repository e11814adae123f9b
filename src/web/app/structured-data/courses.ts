import { academy } from '#content/academy.ts'
import { courseIds, courseOf, isCourseId, programOf } from '#content/catalogue.ts'
import { coursePageOf, findCoursePage } from '#content/courses/course-pages.ts'
import { copy as enCourse } from '#content/en/courses/course.ts'
import { copy as esCourse } from '#content/es/courses/course.ts'
import type { CourseDateSummary } from '#contract/page-data.ts'
import { residency } from '#domain/awards/awards.ts'
import {
  type Course,
  type CourseId,
  isProgramId,
  location,
  type ProgramId,
} from '#domain/catalogue/catalogue.ts'
import type { Cents } from '#domain/money/money.ts'
import { wordsIn } from '../../services/words/words.ts'
import { organizationId } from './organization.ts'
import type { PageFacts, Thing } from './thing.ts'

const copies = { en: enCourse, es: esCourse }

/** Each course with its price and upcoming dates. */
export function courseData(facts: PageFacts): readonly Thing[] {
  return courseIds().map((id) => course(id, facts))
}

/** The course, program or Residency of a page under /courses. */
export function coursePageData(facts: PageFacts): readonly Thing[] {
  const page = findCoursePage(facts.params.slug)
  if (!page) return []
  const { id } = page
  if (isCourseId(id)) return [course(id, facts)]
  return [isProgramId(id) ? program(id, facts) : residencyCourse(facts)]
}

function idOf(id: Parameters<typeof coursePageOf>[0], origin: string) {
  return { '@id': `${origin}${coursePageOf(id)}#course` }
}

function course(id: CourseId, { language, data, origin }: PageFacts): Thing {
  const { summary, covers } = copies[language].panel.topics(id)
  const dates = data.courseDates.filter(
    (courseDate) => courseDate.course === id && courseDate.start && !courseDate.past,
  )
  return {
    '@type': 'Course',
    ...idOf(id, origin),
    url: `${origin}${coursePageOf(id)}`,
    name: wordsIn(language).displayName(id),
    courseCode: wordsIn(language).courseLabel(id),
    description: summary,
    teaches: covers,
    inLanguage: language,
    provider: organizationId(origin),
    offers: offer(courseOf(id).charged, `${origin}/register?course=${id}`),
    hasCourseInstance:
      dates.length > 0 ? dates.map((date) => instance(courseOf(id), date)) : [instance(courseOf(id))],
  }
}

function program(id: ProgramId, { language, origin }: PageFacts): Thing {
  const { charged, courses: included } = programOf(id)
  return {
    '@type': 'EducationalOccupationalProgram',
    ...idOf(id, origin),
    url: `${origin}${coursePageOf(id)}`,
    name: wordsIn(language).displayName(id),
    description: copies[language].lead(id),
    provider: organizationId(origin),
    offers: offer(charged, `${origin}/register?program=${id}`),
    hasCourse: included.map((courseId) => idOf(courseId, origin)),
  }
}

function residencyCourse({ language, origin }: PageFacts): Thing {
  const { clinicalCe, tuition } = residency
  return {
    '@type': 'Course',
    ...idOf('residency', origin),
    url: `${origin}${coursePageOf('residency')}`,
    name: copies[language].names.residency,
    description: copies[language].lead('residency'),
    inLanguage: language,
    provider: organizationId(origin),
    offers: {
      '@type': 'AggregateOffer',
      category: 'Paid',
      lowPrice: (tuition.from / 100).toFixed(2),
      highPrice: (tuition.to / 100).toFixed(2),
      priceCurrency: 'USD',
    },
    hasCourseInstance: [instance({ ceKind: 'hands-on', ceHours: clinicalCe, place: null })],
  }
}

function offer(charged: Cents, url: string) {
  return {
    '@type': 'Offer',
    category: 'Paid',
    price: (charged / 100).toFixed(2),
    priceCurrency: 'USD',
    url,
  }
}

/** Modules are online with a weekend on site; clinicals are on site only. */
function instance(
  { ceKind, ceHours, place }: Pick<Course, 'ceKind' | 'ceHours' | 'place'>,
  date?: CourseDateSummary,
) {
  return {
    '@type': 'CourseInstance',
    courseMode: ceKind === 'online' ? 'Blended' : 'Onsite',
    courseWorkload: `PT${ceHours}H`,
    ...(date && { startDate: date.start, endDate: date.end, maximumAttendeeCapacity: date.spots }),
    location: { '@type': 'Place', ...placed(date?.location ?? place ?? location) },
  }
}

/** The street is known of the academy's own place only. */
function placed(place: string) {
  if (place !== location) return { name: place, address: place }
  const { street, city, state, postalCode, country } = academy.address
  return { name: academy.name, address: `${street}, ${city}, ${state} ${postalCode}, ${country}` }
}
