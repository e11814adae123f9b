// All copy in English. A page's copy is a chunk of its own, loaded with the page.
import { copy } from '#content/en/frame.ts'
import type { PageCopy } from '#contract/page-data.ts'
import type { PageName } from '#contract/routes.ts'

export const frame = copy

export const pages = {
  home: () => import('#content/en/home.ts'),
  courses: () => import('#content/en/courses.ts'),
  course: () => import('#content/en/course.ts'),
  schedule: () => import('#content/en/schedule.ts'),
  register: () => import('#content/en/register.ts'),
  registration: () => import('#content/en/registration.ts'),
  offer: () => import('#content/en/offer.ts'),
  plan: () => import('#content/en/plan.ts'),
  takeover: () => import('#content/en/takeover.ts'),
  'waiting-list': () => import('#content/en/waiting-list.ts'),
  login: () => import('#content/en/login.ts'),
  'create-account': () => import('#content/en/create-account.ts'),
  'forgot-password': () => import('#content/en/forgot-password.ts'),
  'auth-action': () => import('#content/en/auth-action.ts'),
  account: () => import('#content/en/account.ts'),
  verify: () => import('#content/en/verify.ts'),
  about: () => import('#content/en/about.ts'),
  faculty: () => import('#content/en/faculty.ts'),
  'faculty-member': () => import('#content/en/faculty-member.ts'),
  faqs: () => import('#content/en/faqs.ts'),
  fridge: () => import('#content/en/fridge.ts'),
  catalog: () => import('#content/en/catalog.ts'),
  article: () => import('#content/en/article.ts'),
  resources: () => import('#content/en/resources.ts'),
  contact: () => import('#content/en/contact.ts'),
  'middle-east-africa': () => import('#content/en/middle-east-africa.ts'),
  terms: () => import('#content/en/terms.ts'),
  privacy: () => import('#content/en/privacy.ts'),
  learn: () => import('#content/en/learn.ts'),
  'learn-lesson': () => import('#content/en/learn-lesson.ts'),
  'not-found': () => import('#content/en/not-found.ts'),
} satisfies Record<PageName, () => Promise<{ copy: PageCopy }>>

/** The type of each page's copy. */
export type PageCopies = { [Name in PageName]: Awaited<ReturnType<(typeof pages)[Name]>>['copy'] }
/** How another language loads them. */
export type PageSources = { [Name in PageName]: () => Promise<{ copy: PageCopies[Name] }> }
