// Every screen of the office. A new screen is a folder under screens/ and a line here.
import type { ComponentType } from 'react'
import { screenNames as names } from '#content/en/office/shell.ts'
import type { OfficeToday } from '#contract/office/today.ts'
import type { Permission } from '#domain/people/office-roles.ts'
// With the entry: staff arrive here, and a second round of files takes a phone 0.2 s.
import { TodayScreen } from '../screens/today/today-screen.tsx'

export type Screen = {
  path: string
  title: string
  /** Whoever lacks it sees a note instead of the screen, and no rail entry. None: everybody may. */
  permission?: Permission
  /** Its group in the rail; screens without one are reached from others. */
  rail?: 1 | 2 | 3 | 4
  /** In the phone's bar; the others are under More. */
  bar?: true
  /** After g. */
  key?: string
  count?: keyof OfficeToday['counts']
  load: () => Promise<ComponentType>
}

// biome-ignore format: one line per screen.
export const screens: readonly Screen[] = [
  { path: '/', title: names.today, permission: 'see', rail: 1, bar: true, key: 't', count: 'today', load: async () => TodayScreen },
  { path: '/registrations', title: names.registrations, permission: 'see', rail: 1, bar: true, key: 'r', load: async () => (await import('../screens/registrations/registrations-screen.tsx')).RegistrationsScreen },
  { path: '/registrations/$id', title: names.registration, permission: 'see', load: async () => (await import('../screens/registration/registration-screen.tsx')).RegistrationScreen },
  { path: '/dates', title: names.dates, permission: 'see', rail: 1, bar: true, key: 'd', load: async () => (await import('../screens/dates/dates-screen.tsx')).DatesScreen },
  { path: '/dates/$course/$start', title: names.date, permission: 'see', load: async () => (await import('../screens/date/date-screen.tsx')).DateScreen },
  { path: '/people', title: names.people, permission: 'see', rail: 1, bar: true, key: 'p', load: async () => (await import('../screens/people/people-screen.tsx')).PeopleScreen },
  { path: '/people/$id', title: names.person, permission: 'see', load: async () => (await import('../screens/person/person-screen.tsx')).PersonScreen },
  { path: '/money', title: names.money, permission: 'see', rail: 1, key: 'm', count: 'money', load: async () => (await import('../screens/money/money-screen.tsx')).MoneyScreen },
  { path: '/offers', title: names.offers, permission: 'see', rail: 1, key: 'o', load: async () => (await import('../screens/offers/offers-screen.tsx')).OffersScreen },
  { path: '/figures', title: names.figures, permission: 'see', rail: 1, key: 'f', load: async () => (await import('../screens/figures/figures-screen.tsx')).FiguresScreen },
  { path: '/awards', title: names.awards, permission: 'see', rail: 2, count: 'awards', load: async () => (await import('../screens/awards/awards-screen.tsx')).AwardsScreen },
  { path: '/emails', title: names.emails, permission: 'see', rail: 2, count: 'emails', load: async () => (await import('../screens/emails/emails-screen.tsx')).EmailsScreen },
  { path: '/courses', title: names.courses, permission: 'see', rail: 3, key: 'c', load: async () => (await import('../screens/catalogue/courses-screen.tsx')).CoursesScreen },
  { path: '/courses/$id', title: names.course, permission: 'see', load: async () => (await import('../screens/catalogue/course-screen.tsx')).CourseScreen },
  { path: '/prices', title: names.prices, permission: 'see', rail: 3, load: async () => (await import('../screens/catalogue/prices-screen.tsx')).PricesScreen },
  { path: '/prices/$id', title: names.price, permission: 'see', load: async () => (await import('../screens/catalogue/price-screen.tsx')).PriceScreen },
  { path: '/tuition-terms', title: names.terms, permission: 'see', load: async () => (await import('../screens/catalogue/terms-screen.tsx')).TermsScreen },
  { path: '/words', title: names.words, permission: 'see', rail: 3, key: 'w', load: async () => (await import('../screens/catalogue/words-screen.tsx')).WordsScreen },
  { path: '/faculty', title: names.faculty, permission: 'see', rail: 3, load: async () => (await import('../screens/catalogue/faculty-screen.tsx')).FacultyScreen },
  { path: '/media', title: names.media, permission: 'see', rail: 3, load: async () => (await import('../screens/catalogue/media-screen.tsx')).MediaScreen },
  { path: '/classroom', title: names.classroom, permission: 'see', rail: 3, key: 'l', load: async () => (await import('../screens/classroom/classrooms-screen.tsx')).ClassroomsScreen },
  { path: '/classroom/$course', title: names.classroom, permission: 'see', load: async () => (await import('../screens/classroom/classroom-screen.tsx')).ClassroomScreen },
  { path: '/classroom/$course/lessons/$slug', title: names.lesson, permission: 'see', load: async () => (await import('../screens/classroom/lesson-screen.tsx')).LessonScreen },
  { path: '/classroom/$course/questions/$id', title: names.question, permission: 'see', load: async () => (await import('../screens/classroom/question-screen.tsx')).QuestionScreen },
  { path: '/staff', title: names.staff, permission: 'staff', rail: 4, load: async () => (await import('../screens/staff/staff-screen.tsx')).StaffScreen },
  { path: '/staff/$id', title: names.staff, permission: 'staff', load: async () => (await import('../screens/staff/staff-screen.tsx')).StaffScreen },
  { path: '/record', title: names.record, permission: 'staff', rail: 4, load: async () => (await import('../screens/record/record-screen.tsx')).RecordScreen },
  { path: '/reconciliation', title: names.reconciliation, permission: 'see', rail: 4, count: 'reconciliation', load: async () => (await import('../screens/reconciliation/reconciliation-screen.tsx')).ReconciliationScreen },
  { path: '/you', title: names.you, load: async () => (await import('../screens/you/you-screen.tsx')).YouScreen },
]
