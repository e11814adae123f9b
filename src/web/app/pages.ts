import { type ComponentType, createElement, type ReactNode } from 'react'
import type { PageCopy, PageData, PageMeta, PageProps } from '#contract/page-data.ts'
import type { PageName } from '#contract/routes.ts'
import type { Language } from '#domain/language.ts'

export type LoadedPage = {
  meta: (params: Record<string, string>) => PageMeta
  render: (props: { language: Language; data: PageData; params: Record<string, string> }) => ReactNode
}

type PageSource = (language: Language) => Promise<LoadedPage>

/** Each file is a chunk of its own, fetched when it is needed. */
function page<Copy extends PageCopy>(
  component: () => Promise<ComponentType<PageProps<Copy>>>,
  en: () => Promise<{ copy: Copy }>,
  es: () => Promise<{ copy: Copy }>,
): PageSource {
  return async (language) => {
    const [Page, { copy }] = await Promise.all([component(), language === 'en' ? en() : es()])
    const { meta } = copy
    return {
      meta: typeof meta === 'function' ? meta : () => meta,
      render: (props) => createElement(Page, { copy, ...props }),
    }
  }
}

const sources: Record<PageName, PageSource> = {
  home: page(
    () => import('../pages/home/home-page.tsx').then((m) => m.HomePage),
    () => import('#content/en/home.ts'),
    () => import('#content/es/home.ts'),
  ),
  courses: page(
    () => import('../pages/courses/courses-page.tsx').then((m) => m.CoursesPage),
    () => import('#content/en/courses.ts'),
    () => import('#content/es/courses.ts'),
  ),
  register: page(
    () => import('../pages/register/register-page.tsx').then((m) => m.RegisterPage),
    () => import('#content/en/register.ts'),
    () => import('#content/es/register.ts'),
  ),
  registration: page(
    () => import('../pages/registration/registration-page.tsx').then((m) => m.RegistrationPage),
    () => import('#content/en/registration.ts'),
    () => import('#content/es/registration.ts'),
  ),
  'waiting-list': page(
    () => import('../pages/waiting-list/waiting-list-page.tsx').then((m) => m.WaitingListPage),
    () => import('#content/en/waiting-list.ts'),
    () => import('#content/es/waiting-list.ts'),
  ),
  login: page(
    () => import('../pages/login/login-page.tsx').then((m) => m.LoginPage),
    () => import('#content/en/login.ts'),
    () => import('#content/es/login.ts'),
  ),
  'create-account': page(
    () => import('../pages/create-account/create-account-page.tsx').then((m) => m.CreateAccountPage),
    () => import('#content/en/create-account.ts'),
    () => import('#content/es/create-account.ts'),
  ),
  'forgot-password': page(
    () => import('../pages/forgot-password/forgot-password-page.tsx').then((m) => m.ForgotPasswordPage),
    () => import('#content/en/forgot-password.ts'),
    () => import('#content/es/forgot-password.ts'),
  ),
  'auth-action': page(
    () => import('../pages/auth-action/auth-action-page.tsx').then((m) => m.AuthActionPage),
    () => import('#content/en/auth-action.ts'),
    () => import('#content/es/auth-action.ts'),
  ),
  account: page(
    () => import('../pages/account/account-page.tsx').then((m) => m.AccountPage),
    () => import('#content/en/account.ts'),
    () => import('#content/es/account.ts'),
  ),
  verify: page(
    () => import('../pages/verify/verify-page.tsx').then((m) => m.VerifyPage),
    () => import('#content/en/verify.ts'),
    () => import('#content/es/verify.ts'),
  ),
  about: page(
    () => import('../pages/about/about-page.tsx').then((m) => m.AboutPage),
    () => import('#content/en/about.ts'),
    () => import('#content/es/about.ts'),
  ),
  faculty: page(
    () => import('../pages/faculty/faculty-page.tsx').then((m) => m.FacultyPage),
    () => import('#content/en/faculty.ts'),
    () => import('#content/es/faculty.ts'),
  ),
  faqs: page(
    () => import('../pages/faqs/faqs-page.tsx').then((m) => m.FaqsPage),
    () => import('#content/en/faqs.ts'),
    () => import('#content/es/faqs.ts'),
  ),
  fridge: page(
    () => import('../pages/fridge/fridge-page.tsx').then((m) => m.FridgePage),
    () => import('#content/en/fridge.ts'),
    () => import('#content/es/fridge.ts'),
  ),
  catalog: page(
    () => import('../pages/catalog/catalog-page.tsx').then((m) => m.CatalogPage),
    () => import('#content/en/catalog.ts'),
    () => import('#content/es/catalog.ts'),
  ),
  article: page(
    () => import('../pages/article/article-page.tsx').then((m) => m.ArticlePage),
    () => import('#content/en/article.ts'),
    () => import('#content/es/article.ts'),
  ),
  resources: page(
    () => import('../pages/resources/resources-page.tsx').then((m) => m.ResourcesPage),
    () => import('#content/en/resources.ts'),
    () => import('#content/es/resources.ts'),
  ),
  contact: page(
    () => import('../pages/contact/contact-page.tsx').then((m) => m.ContactPage),
    () => import('#content/en/contact.ts'),
    () => import('#content/es/contact.ts'),
  ),
  'middle-east-africa': page(
    () =>
      import('../pages/middle-east-africa/middle-east-africa-page.tsx').then((m) => m.MiddleEastAfricaPage),
    () => import('#content/en/middle-east-africa.ts'),
    () => import('#content/es/middle-east-africa.ts'),
  ),
  terms: page(
    () => import('../pages/terms/terms-page.tsx').then((m) => m.TermsPage),
    () => import('#content/en/terms.ts'),
    () => import('#content/es/terms.ts'),
  ),
  privacy: page(
    () => import('../pages/privacy/privacy-page.tsx').then((m) => m.PrivacyPage),
    () => import('#content/en/privacy.ts'),
    () => import('#content/es/privacy.ts'),
  ),
  'not-found': page(
    () => import('../pages/not-found/not-found-page.tsx').then((m) => m.NotFoundPage),
    () => import('#content/en/not-found.ts'),
    () => import('#content/es/not-found.ts'),
  ),
}

const loading = new Map<string, Promise<LoadedPage>>()
const loaded = new Map<string, LoadedPage>()
const failed = new Set<string>()

/** Fetches a page once. A failure is cached, or React would retry forever. */
export function loadPage(name: PageName, language: Language): Promise<LoadedPage> {
  const key = keyOf(name, language)
  const known = loading.get(key)
  if (known) return known
  const promise = sources[name](language)
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
