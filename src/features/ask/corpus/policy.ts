// Passages about registering, accounts, terms and privacy.

import { academy } from '#content/academy.ts'
import { leastPasswordLength } from '#domain/people/password.ts'
import type { Copies } from './copies.ts'
import type { Passage } from './passage.ts'

export function policyPassages(copies: Copies): Passage[] {
  return [...termsPassages(copies), ...privacyPassages(copies), ...accountPassages(copies), contact(copies)]
}

function termsPassages({ terms }: Copies): Passage[] {
  return terms.sections.flatMap(({ id, title, paragraphs }) =>
    paragraphs.map((text, index) => ({
      key: `terms ${id} ${index + 1}`,
      kind: 'page' as const,
      href: `/terms#${id}`,
      title,
      page: terms.title,
      text,
    })),
  )
}

function privacyPassages({ privacy }: Copies): Passage[] {
  const page = { kind: 'page' as const, page: privacy.title }
  const rows = (id: string, title: string, things: typeof privacy.stored) =>
    things.map(({ name, what, why, howLong }, index) => ({
      ...page,
      key: `privacy ${id} ${index + 1}`,
      href: `/privacy#${id}`,
      title,
      text: `${name}: ${what} ${privacy.table.why}: ${why} ${privacy.table.howLong}: ${howLong}`,
    }))
  return [
    ...rows('stored', privacy.storedTitle, privacy.stored),
    ...rows('browser', privacy.browserTitle, privacy.inBrowser),
    ...privacy.sections.map(({ id, title, paragraphs }) => ({
      ...page,
      key: `privacy ${id}`,
      href: `/privacy#${id}`,
      title,
      text: paragraphs.join(' '),
    })),
  ]
}

function accountPassages({ account, createAccount, forgotPassword, login, register }: Copies): Passage[] {
  const { waitingList } = register
  const page = (path: string, { title }: { title: string }) => ({
    kind: 'page' as const,
    href: path,
    page: title,
  })
  return [
    {
      ...page('/register', register),
      key: 'register',
      title: register.title,
      text: register.meta.description,
    },
    {
      ...page('/register', register),
      key: 'register confirmation',
      title: register.succeeded.title,
      text: register.succeeded.email,
    },
    {
      ...page('/register', register),
      key: 'register waiting list',
      title: waitingList.title,
      text: waitingList.text('', '').replace(/^[,. ]+/, ''),
    },
    { ...page('/login', login), key: 'login', title: login.title, text: login.meta.description },
    {
      ...page('/create-account', createAccount),
      key: 'create account',
      title: createAccount.title,
      text: `${createAccount.meta.description} ${createAccount.strength.hint(leastPasswordLength)}.`,
    },
    {
      ...page('/forgot-password', forgotPassword),
      key: 'forgot password',
      title: forgotPassword.title,
      text: forgotPassword.lead,
    },
    { ...page('/account', account), key: 'account', title: account.title, text: account.meta.description },
    {
      ...page('/account', account),
      key: 'account change date',
      title: account.courses.change,
      text: account.date.lead,
    },
  ]
}

function contact({ contact }: Copies): Passage {
  const { street, city, state, postalCode } = academy.address
  const { direct } = contact
  return {
    key: 'contact',
    kind: 'page',
    href: '/contact',
    title: contact.title,
    page: direct.title,
    text: `${direct.phone}: ${academy.phone}. ${direct.email}: ${academy.email}. ${direct.address}: ${street}, ${city}, ${state} ${postalCode}.`,
  }
}
