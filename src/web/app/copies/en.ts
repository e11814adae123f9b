// All copy in English. A page's copy is a chunk of its own, loaded with the page.
import { copy } from '#content/en/frame.ts'
import type { PageCopy } from '#contract/page-data.ts'
import type { PageName } from '#contract/routes.ts'

export const frame = copy

export const pages = {
  home: () => import('#content/en/site/home.ts'),
  courses: () => import('#content/en/courses/courses.ts'),
  course: () => import('#content/en/courses/course.ts'),
  schedule: () => import('#content/en/courses/schedule.ts'),
  register: () => import('#content/en/registration/register.ts'),
  registration: () => import('#content/en/registration/registration.ts'),
  offer: () => import('#content/en/registration/offer.ts'),
  plan: () => import('#content/en/registration/plan.ts'),
  takeover: () => import('#content/en/registration/takeover.ts'),
  'waiting-list': () => import('#content/en/registration/waiting-list.ts'),
  login: () => import('#content/en/account/login.ts'),
  'create-account': () => import('#content/en/account/create-account.ts'),
  'forgot-password': () => import('#content/en/account/forgot-password.ts'),
  'auth-action': () => import('#content/en/account/auth-action.ts'),
  account: () => import('#content/en/account/account.ts'),
  verify: () => import('#content/en/account/verify.ts'),
  about: () => import('#content/en/site/about.ts'),
  faculty: () => import('#content/en/site/faculty.ts'),
  'faculty-member': () => import('#content/en/site/faculty-member.ts'),
  faqs: () => import('#content/en/site/faqs.ts'),
  fridge: () => import('#content/en/site/fridge.ts'),
  catalog: () => import('#content/en/site/catalog.ts'),
  article: () => import('#content/en/site/article.ts'),
  resources: () => import('#content/en/site/resources.ts'),
  contact: () => import('#content/en/site/contact.ts'),
  'middle-east-africa': () => import('#content/en/site/middle-east-africa.ts'),
  terms: () => import('#content/en/site/terms.ts'),
  privacy: () => import('#content/en/site/privacy.ts'),
  learn: () => import('#content/en/classroom/learn.ts'),
  'learn-lesson': () => import('#content/en/classroom/learn-lesson.ts'),
  'not-found': () => import('#content/en/site/not-found.ts'),
} satisfies Record<PageName, () => Promise<{ copy: PageCopy }>>

/** The type of each page's copy. */
export type PageCopies = { [Name in PageName]: Awaited<ReturnType<(typeof pages)[Name]>>['copy'] }
/** How another language loads them. */
export type PageSources = { [Name in PageName]: () => Promise<{ copy: PageCopies[Name] }> }
