import { type ComponentType, createElement, type ReactNode } from 'react'
import type { PageCopy, PageData, PageMeta, PageProps } from '#contract/page-data.ts'
import type { PageName } from '#contract/routes.ts'
import type { Language } from '#domain/language.ts'

// Which component and which words make a page. Each is a chunk of its own, fetched when the page is wanted.

export type LoadedPage = {
  meta: (params: Record<string, string>) => PageMeta
  render: (props: { language: Language; data: PageData; params: Record<string, string> }) => ReactNode
}

type PageSource = (language: Language) => Promise<LoadedPage>

function page<Copy extends PageCopy>(
  component: () => Promise<ComponentType<PageProps<Copy>>>,
  copies: Record<Language, () => Promise<{ copy: Copy }>>,
): PageSource {
  return async (language) => {
    const [Page, { copy }] = await Promise.all([component(), copies[language]()])
    const { meta } = copy
    return {
      meta: typeof meta === 'function' ? meta : () => meta,
      render: (props) => createElement(Page, { copy, ...props }),
    }
  }
}

const sources: Record<PageName, PageSource> = {
  home: page(() => import('../pages/home/home-page.tsx').then((m) => m.HomePage), {
    en: () => import('#content/en/home.ts'),
    es: () => import('#content/es/home.ts'),
  }),
  courses: page(() => import('../pages/courses/courses-page.tsx').then((m) => m.CoursesPage), {
    en: () => import('#content/en/courses.ts'),
    es: () => import('#content/es/courses.ts'),
  }),
  register: page(() => import('../pages/register/register-page.tsx').then((m) => m.RegisterPage), {
    en: () => import('#content/en/register.ts'),
    es: () => import('#content/es/register.ts'),
  }),
  registration: page(
    () => import('../pages/registration/registration-page.tsx').then((m) => m.RegistrationPage),
    {
      en: () => import('#content/en/registration.ts'),
      es: () => import('#content/es/registration.ts'),
    },
  ),
  'waiting-list': page(
    () => import('../pages/waiting-list/waiting-list-page.tsx').then((m) => m.WaitingListPage),
    {
      en: () => import('#content/en/waiting-list.ts'),
      es: () => import('#content/es/waiting-list.ts'),
    },
  ),
  login: page(() => import('../pages/login/login-page.tsx').then((m) => m.LoginPage), {
    en: () => import('#content/en/login.ts'),
    es: () => import('#content/es/login.ts'),
  }),
  'create-account': page(
    () => import('../pages/create-account/create-account-page.tsx').then((m) => m.CreateAccountPage),
    {
      en: () => import('#content/en/create-account.ts'),
      es: () => import('#content/es/create-account.ts'),
    },
  ),
  'forgot-password': page(
    () => import('../pages/forgot-password/forgot-password-page.tsx').then((m) => m.ForgotPasswordPage),
    {
      en: () => import('#content/en/forgot-password.ts'),
      es: () => import('#content/es/forgot-password.ts'),
    },
  ),
  'auth-action': page(
    () => import('../pages/auth-action/auth-action-page.tsx').then((m) => m.AuthActionPage),
    {
      en: () => import('#content/en/auth-action.ts'),
      es: () => import('#content/es/auth-action.ts'),
    },
  ),
  account: page(() => import('../pages/account/account-page.tsx').then((m) => m.AccountPage), {
    en: () => import('#content/en/account.ts'),
    es: () => import('#content/es/account.ts'),
  }),
  verify: page(() => import('../pages/verify/verify-page.tsx').then((m) => m.VerifyPage), {
    en: () => import('#content/en/verify.ts'),
    es: () => import('#content/es/verify.ts'),
  }),
  about: page(() => import('../pages/about/about-page.tsx').then((m) => m.AboutPage), {
    en: () => import('#content/en/about.ts'),
    es: () => import('#content/es/about.ts'),
  }),
  faculty: page(() => import('../pages/faculty/faculty-page.tsx').then((m) => m.FacultyPage), {
    en: () => import('#content/en/faculty.ts'),
    es: () => import('#content/es/faculty.ts'),
  }),
  faqs: page(() => import('../pages/faqs/faqs-page.tsx').then((m) => m.FaqsPage), {
    en: () => import('#content/en/faqs.ts'),
    es: () => import('#content/es/faqs.ts'),
  }),
  fridge: page(() => import('../pages/fridge/fridge-page.tsx').then((m) => m.FridgePage), {
    en: () => import('#content/en/fridge.ts'),
    es: () => import('#content/es/fridge.ts'),
  }),
  catalog: page(() => import('../pages/catalog/catalog-page.tsx').then((m) => m.CatalogPage), {
    en: () => import('#content/en/catalog.ts'),
    es: () => import('#content/es/catalog.ts'),
  }),
  article: page(() => import('../pages/article/article-page.tsx').then((m) => m.ArticlePage), {
    en: () => import('#content/en/article.ts'),
    es: () => import('#content/es/article.ts'),
  }),
  resources: page(() => import('../pages/resources/resources-page.tsx').then((m) => m.ResourcesPage), {
    en: () => import('#content/en/resources.ts'),
    es: () => import('#content/es/resources.ts'),
  }),
  contact: page(() => import('../pages/contact/contact-page.tsx').then((m) => m.ContactPage), {
    en: () => import('#content/en/contact.ts'),
    es: () => import('#content/es/contact.ts'),
  }),
  'middle-east-africa': page(
    () =>
      import('../pages/middle-east-africa/middle-east-africa-page.tsx').then((m) => m.MiddleEastAfricaPage),
    {
      en: () => import('#content/en/middle-east-africa.ts'),
      es: () => import('#content/es/middle-east-africa.ts'),
    },
  ),
  terms: page(() => import('../pages/terms/terms-page.tsx').then((m) => m.TermsPage), {
    en: () => import('#content/en/terms.ts'),
    es: () => import('#content/es/terms.ts'),
  }),
  privacy: page(() => import('../pages/privacy/privacy-page.tsx').then((m) => m.PrivacyPage), {
    en: () => import('#content/en/privacy.ts'),
    es: () => import('#content/es/privacy.ts'),
  }),
  'not-found': page(() => import('../pages/not-found/not-found-page.tsx').then((m) => m.NotFoundPage), {
    en: () => import('#content/en/not-found.ts'),
    es: () => import('#content/es/not-found.ts'),
  }),
}

const loading = new Map<string, Promise<LoadedPage>>()
const loaded = new Map<string, LoadedPage>()
const failed = new Set<string>()

/** Fetches a page once. A failure stays, or React would ask again for ever. */
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

/** A try whose failure does not stay: whoever asks next begins another. */
export function tryToLoadPage(name: PageName, language: Language): Promise<LoadedPage> {
  const promise = loadPage(name, language)
  promise.catch(() => loading.delete(keyOf(name, language)))
  return promise
}

/**
 * Fetches a page before its link is followed, and says whether that has failed; also while another try is on its way, of
 * which nobody knows how it ends.
 */
export function prefetchPage(name: PageName, language: Language): boolean {
  tryToLoadPage(name, language).catch(() => {})
  return failed.has(keyOf(name, language))
}

/** The page if it is here already: hydration and the server render without waiting. */
export function loadedPage(name: PageName, language: Language): LoadedPage | undefined {
  return loaded.get(keyOf(name, language))
}

function keyOf(name: PageName, language: Language): string {
  return `${name} ${language}`
}
