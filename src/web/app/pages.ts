import { type ComponentType, createElement, type ReactNode } from 'react'
import type { PageData, PageMeta, PageProps } from '#contract/page-data.ts'
import type { PageName } from '#contract/routes.ts'
import type { Language } from '#domain/people/language.ts'
import { withEditedTexts } from '../services/words/published-words.ts'
import type { PageCopies } from './copies/en.ts'
import { loadCopies } from './copies/load-copies.ts'
import type { MenuItem } from './menu.ts'

type LoadedPage = {
  meta: (params: Record<string, string>) => PageMeta
  /** The classroom's menu. */
  menu: ((pathname: string) => MenuItem[]) | undefined
  render: (props: { language: Language; data: PageData; params: Record<string, string> }) => ReactNode
}

/** Each file is a chunk of its own, fetched when it is needed. */
const components: {
  [Name in PageName]: () => Promise<{ Page: ComponentType<PageProps<PageCopies[Name]>> }>
} = {
  home: () => import('../pages/home/home-page.tsx'),
  courses: () => import('../pages/courses/courses-page.tsx'),
  course: () => import('../pages/course/course-page.tsx'),
  schedule: () => import('../pages/schedule/schedule-page.tsx'),
  register: () => import('../pages/register/register-page.tsx'),
  registration: () => import('../pages/registration/registration-page.tsx'),
  offer: () => import('../pages/offer/offer-page.tsx'),
  takeover: () => import('../pages/takeover/takeover-page.tsx'),
  plan: () => import('../pages/plan/plan-page.tsx'),
  'waiting-list': () => import('../pages/waiting-list/waiting-list-page.tsx'),
  login: () => import('../pages/login/login-page.tsx'),
  'create-account': () => import('../pages/create-account/create-account-page.tsx'),
  'forgot-password': () => import('../pages/forgot-password/forgot-password-page.tsx'),
  'auth-action': () => import('../pages/auth-action/auth-action-page.tsx'),
  account: () => import('../pages/account/account-page.tsx'),
  verify: () => import('../pages/verify/verify-page.tsx'),
  about: () => import('../pages/about/about-page.tsx'),
  faculty: () => import('../pages/faculty/faculty-page.tsx'),
  'faculty-member': () => import('../pages/faculty-member/faculty-member-page.tsx'),
  faqs: () => import('../pages/faqs/faqs-page.tsx'),
  fridge: () => import('../pages/fridge/fridge-page.tsx'),
  catalog: () => import('../pages/catalog/catalog-page.tsx'),
  article: () => import('../pages/article/article-page.tsx'),
  resources: () => import('../pages/resources/resources-page.tsx'),
  contact: () => import('../pages/contact/contact-page.tsx'),
  'middle-east-africa': () => import('../pages/middle-east-africa/middle-east-africa-page.tsx'),
  terms: () => import('../pages/terms/terms-page.tsx'),
  privacy: () => import('../pages/privacy/privacy-page.tsx'),
  learn: () => import('../pages/learn/learn-page.tsx'),
  'learn-lesson': () => import('../pages/learn-lesson/learn-lesson-page.tsx'),
  'not-found': () => import('../pages/not-found/not-found-page.tsx'),
}

async function fetchPage<Name extends PageName>(name: Name, language: Language): Promise<LoadedPage> {
  const [{ Page }, { copy }] = await Promise.all([
    components[name](),
    loadCopies(language).then(({ pages }) => pages[name]()),
  ])
  const { meta } = copy
  return {
    menu: 'menu' in copy ? copy.menu : undefined,
    meta: typeof meta === 'function' ? meta : () => meta,
    render: (props) => createElement(Page, { copy: withEditedTexts(name, copy, language), ...props }),
  }
}

const loading = new Map<string, Promise<LoadedPage>>()
const loaded = new Map<string, LoadedPage>()
const failed = new Set<string>()

/** Fetches a page once. A failure is cached, or React would retry forever. */
export function loadPage(name: PageName, language: Language): Promise<LoadedPage> {
  const key = keyOf(name, language)
  const known = loading.get(key)
  if (known) return known
  const promise = fetchPage(name, language)
  loading.set(key, promise)
  promise.then(
    (page) => {
      loaded.set(key, page)
      failed.delete(key)
    },
    () => failed.add(key),
  )
  return promise
}

/** Fetches a page without caching a failure: the next call tries again. */
export function tryToLoadPage(name: PageName, language: Language): Promise<LoadedPage> {
  const promise = loadPage(name, language)
  promise.catch(() => loading.delete(keyOf(name, language)))
  return promise
}

/** Starts fetching a page; true when the last attempt failed, also while another one is under way. */
export function prefetchPage(name: PageName, language: Language): boolean {
  tryToLoadPage(name, language).catch(() => {})
  return failed.has(keyOf(name, language))
}

/** The page if it has loaded. Hydration and the server render without waiting. */
export function loadedPage(name: PageName, language: Language): LoadedPage | undefined {
  return loaded.get(keyOf(name, language))
}

function keyOf(name: PageName, language: Language): string {
  return `${name} ${language}`
}
