import { copy } from '#content/es/frame.ts'
import type { PageSources } from './en.ts'

export const frame = copy

export const pages: PageSources = {
  home: () => import('#content/es/home.ts'),
  courses: () => import('#content/es/courses.ts'),
  course: () => import('#content/es/course.ts'),
  schedule: () => import('#content/es/schedule.ts'),
  register: () => import('#content/es/register.ts'),
  registration: () => import('#content/es/registration.ts'),
  offer: () => import('#content/es/offer.ts'),
  plan: () => import('#content/es/plan.ts'),
  takeover: () => import('#content/es/takeover.ts'),
  'waiting-list': () => import('#content/es/waiting-list.ts'),
  login: () => import('#content/es/login.ts'),
  'create-account': () => import('#content/es/create-account.ts'),
  'forgot-password': () => import('#content/es/forgot-password.ts'),
  'auth-action': () => import('#content/es/auth-action.ts'),
  account: () => import('#content/es/account.ts'),
  verify: () => import('#content/es/verify.ts'),
  about: () => import('#content/es/about.ts'),
  faculty: () => import('#content/es/faculty.ts'),
  'faculty-member': () => import('#content/es/faculty-member.ts'),
  faqs: () => import('#content/es/faqs.ts'),
  fridge: () => import('#content/es/fridge.ts'),
  catalog: () => import('#content/es/catalog.ts'),
  article: () => import('#content/es/article.ts'),
  resources: () => import('#content/es/resources.ts'),
  contact: () => import('#content/es/contact.ts'),
  'middle-east-africa': () => import('#content/es/middle-east-africa.ts'),
  terms: () => import('#content/es/terms.ts'),
  privacy: () => import('#content/es/privacy.ts'),
  learn: () => import('#content/es/learn.ts'),
  'learn-lesson': () => import('#content/es/learn-lesson.ts'),
  'not-found': () => import('#content/es/not-found.ts'),
}
