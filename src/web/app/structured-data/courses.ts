import { academy } from '#content/academy.ts'
import { courseTopics as en } from '#content/en/course-topics.ts'
import { courseTopics as es } from '#content/es/course-topics.ts'
import type { CourseDateSummary } from '#contract/page-data.ts'
import { type Course, courseIds, courses } from '#domain/catalogue.ts'
import { wordsIn } from '../../services/words.ts'
import { organizationId } from './organization.ts'
import type { PageFacts, Thing } from './thing.ts'

const topics = { en, es }

/** Each course with its price and upcoming dates. */
export function courseData({ language, data, origin }: PageFacts): readonly Thing[] {
  return courseIds.map((id) => {
    const course = courses[id]
    const { summary, covers } = topics[language][id]
    const dates = data.courseDates.filter(
      (courseDate) => courseDate.course === id && courseDate.start && !courseDate.past,
    )
    return {
      '@type': 'Course',
      '@id': `${origin}/courses#${id}`,
      url: `${origin}/courses#${id}`,
      name: wordsIn(language).displayName(id),
      courseCode: wordsIn(language).courseLabel(id),
      description: summary,
      teaches: covers,
      inLanguage: language,
      provider: organizationId(origin),
      offers: offer(course, origin),
      hasCourseInstance: dates.length > 0 ? dates.map((date) => instance(course, date)) : [instance(course)],
    }
  })
}

function offer({ id, charged }: Course, origin: string) {
  return {
    '@type': 'Offer',
    category: 'Paid',
    price: (charged / 100).toFixed(2),
    priceCurrency: 'USD',
    url: `${origin}/register?course=${id}`,
  }
}

/** Modules are online with a weekend in Beverly Hills; clinicals are on site only. */
function instance({ ceKind, ceHours }: Course, date?: CourseDateSummary) {
  const { street, city, state, postalCode, country } = academy.address
  return {
    '@type': 'CourseInstance',
    courseMode: ceKind === 'online' ? 'Blended' : 'Onsite',
    courseWorkload: `PT${ceHours}H`,
    ...(date && { startDate: date.start, endDate: date.end, maximumAttendeeCapacity: date.spots }),
    location: {
      '@type': 'Place',
      name: academy.name,
      address: `${street}, ${city}, ${state} ${postalCode}, ${country}`,
    },
  }
}
