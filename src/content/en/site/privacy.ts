import { confirmationDays } from '#domain/registrations/waiting-list.ts'
import { academy } from '../../academy.ts'

export type StoredThing = {
  name: string
  /** What it is called in the browser's storage. */
  key?: string
  what: string
  why: string
  howLong: string
}

const stored: readonly StoredThing[] = [
  {
    name: 'Registrations',
    what: 'Name, email, phone, courses and dates, amount, status, receipt, the terms you accepted.',
    why: 'To hold your seat and to document your payment and CE hours.',
    howLong:
      'As long as tax law requires. Name, email and phone are removed from an unpaid registration after 30 days. When you delete your account, name, email, phone and card are removed immediately; courses and amounts stay, with nothing that identifies you.',
  },
  {
    name: 'Your account',
    what: 'Email, a hash of your password, the profile you fill in.',
    why: 'To sign you in and show you your data.',
    howLong: 'Until you delete it, or ask us to.',
  },
  {
    name: 'Card payments',
    what: 'Brand, last four digits and expiry of the card.',
    why: 'To show how you paid and to send refunds.',
    howLong:
      'As long as the registration. We never see the card number itself: our payment provider handles it.',
  },
  {
    name: 'Certificates',
    what: 'Your name, course, date and a code.',
    why: 'So that others can verify a certificate you show them.',
    howLong: 'Until you delete your account.',
  },
  {
    name: 'Waiting list',
    what: 'Email and the date you are waiting for.',
    why: 'To email you when a seat opens up.',
    howLong: `Until the night after you leave the list, take the seat or let the offer expire, or after the course begins; ${confirmationDays} days if you don’t confirm your place; or until you delete your account.`,
  },
  {
    name: 'Emails and messages',
    what: 'The emails we send you, and the messages you send through Contact Us.',
    why: 'To answer you, and to know what we told you.',
    howLong:
      'Two years, or until you delete your account. The email that confirms the deletion is kept for two days at most.',
  },
  {
    name: 'Visits',
    what: 'The page, the site you came from, the type of browser and device, the country, the hour. No IP address, no cookie, nothing that identifies you. A registration keeps the country and the page you arrived on.',
    why: 'To see which pages people read, and which lead to registrations.',
    howLong: 'Thirteen months; after that, only daily totals.',
  },
  {
    name: 'Questions you ask on this site',
    what: 'The question, without your name, your address or anything that identifies you. Email addresses and phone numbers in it are removed.',
    why: 'To see what the pages do not answer. Not stored if your browser sends Global Privacy Control or Do\u00a0Not\u00a0Track.',
    howLong: '90 days.',
  },
  {
    name: 'Questions you send to the office',
    what: 'The question, your email and our reply.',
    why: 'To answer you.',
    howLong: 'Two years, or until you delete your account.',
  },
]

const inBrowser: readonly StoredThing[] = [
  {
    name: 'Your language',
    key: 'language',
    what: 'A cookie and local storage.',
    why: 'To show the site in your language.',
    howLong: 'One year.',
  },
  {
    name: 'Your region',
    key: 'ipInfo, ipInfoTimestamp',
    what: 'Local storage.',
    why: 'To know whether to show the page for the Middle East and Africa.',
    howLong: '24 hours.',
  },
  {
    name: 'Your sign-in',
    key: 'firebase:authUser:…',
    what: 'Local storage.',
    why: 'To keep you signed in.',
    howLong: 'Until you log out.',
  },
  {
    name: 'This device',
    key: 'device',
    what: 'A cookie, sent only when you sign in or reset your password.',
    why: 'To keep other people’s failed login attempts from locking you out on this device.',
    howLong: 'Six months, or until you change your password.',
  },
  {
    name: 'Your registration form',
    key: 'registration',
    what: 'Session storage: the name, email, phone and courses you entered, the account you were signed in with, and your receipt number.',
    why: 'To keep the form when you reload the page or confirm the payment with your bank.',
    howLong: 'Until you close the tab or log out.',
  },
  {
    name: 'Your first page',
    key: 'firstPage',
    what: 'Session storage: the page you arrived on. It is sent with a registration.',
    why: 'To see which pages lead to registrations.',
    howLong: 'Until you close the tab.',
  },
]

export const copy = {
  meta: {
    title: 'Privacy',
    description:
      'What the academy stores about you, why, and for how long: registrations, accounts, payments, visits, and what is in your browser.',
  },
  title: 'Privacy',
  lead: 'What we store, why, and for how long.',
  version: (day: string) => `Effective ${day}.`,
  table: { what: 'What', why: 'Why', howLong: 'How long' },
  storedTitle: 'What we store',
  stored,
  browserTitle: 'What we keep in your browser',
  inBrowser,
  sections: [
    {
      id: 'who-else-sees-it',
      title: 'Who else sees it',
      paragraphs: [
        'Our payment provider processes the card and tells us whether the payment succeeded. Our identity service manages sign-ins. Our email service delivers our emails to you. They work for us and may not use your data for anything else. We don’t sell data, and there is no advertising on this site.',
      ],
    },
    {
      id: 'where-you-are',
      title: 'Where you are',
      paragraphs: [
        'To decide whether to show the page for the Middle East and Africa, and to count visits and registrations by country, we look up the country of your IP address in a table on our own server. We don’t store the address.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      paragraphs: [
        `Email ${academy.email} and we’ll tell you what we store about you, correct it, send it to you as a file, or erase it as far as the law allows. We answer within 30 days.`,
      ],
    },
  ] as readonly { id: string; title: string; paragraphs: readonly string[] }[],
}
export type Copy = typeof copy
