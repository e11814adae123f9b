import { copy } from '#content/es/frame.ts'
import type { PageSources } from './en.ts'

export const frame = copy

export const pages: PageSources = {
  home: () => import('#content/es/site/home.ts'),
  courses: () => import('#content/es/courses/courses.ts'),
  course: () => import('#content/es/courses/course.ts'),
  schedule: () => import('#content/es/courses/schedule.ts'),
  register: () => import('#content/es/registration/register.ts'),
  registration: () => import('#content/es/registration/registration.ts'),
  offer: () => import('#content/es/registration/offer.ts'),
  plan: () => import('#content/es/registration/plan.ts'),
  takeover: () => import('#content/es/registration/takeover.ts'),
  'waiting-list': () => import('#content/es/registration/waiting-list.ts'),
  login: () => import('#content/es/account/login.ts'),
  'create-account': () => import('#content/es/account/create-account.ts'),
  'forgot-password': () => import('#content/es/account/forgot-password.ts'),
  'auth-action': () => import('#content/es/account/auth-action.ts'),
  account: () => import('#content/es/account/account.ts'),
  verify: () => import('#content/es/account/verify.ts'),
  about: () => import('#content/es/site/about.ts'),
  faculty: () => import('#content/es/site/faculty.ts'),
  'faculty-member': () => import('#content/es/site/faculty-member.ts'),
  faqs: () => import('#content/es/site/faqs.ts'),
  fridge: () => import('#content/es/site/fridge.ts'),
  catalog: () => import('#content/es/site/catalog.ts'),
  article: () => import('#content/es/site/article.ts'),
  resources: () => import('#content/es/site/resources.ts'),
  contact: () => import('#content/es/site/contact.ts'),
  'middle-east-africa': () => import('#content/es/site/middle-east-africa.ts'),
  terms: () => import('#content/es/site/terms.ts'),
  privacy: () => import('#content/es/site/privacy.ts'),
  learn: () => import('#content/es/classroom/learn.ts'),
  'learn-lesson': () => import('#content/es/classroom/learn-lesson.ts'),
  'not-found': () => import('#content/es/site/not-found.ts'),
}
