import { confirmationDays } from '#domain/waiting-list.ts'
import { academy } from '../academy.ts'

export type StoredThing = { what: string; why: string; howLong: string }

const stored: readonly StoredThing[] = [
  {
    what: 'Registrations: name, email, phone, courses and dates, amount, status, receipt, the terms you accepted',
    why: 'To hold your seat, to prove your payment and your CE hours',
    howLong:
      'As long as tax law asks for the accounts. One that is never paid loses name, email and phone after 30 days. When you delete your account, name, email, phone and card are taken out at once; courses and amounts stay, with nothing that identifies you',
  },
  {
    what: 'Your account: email, a hash of your password, the profile you fill in',
    why: 'To sign you in and show what is yours',
    howLong: 'Until you delete it, or ask us to',
  },
  {
    what: 'Card payments: brand, last four digits and expiry of the card',
    why: 'To show how you paid and to pay back',
    howLong: 'With the registration. The card number itself never reaches us: our payment provider takes it',
  },
  {
    what: 'Certificates: your name, course, day and a code',
    why: 'So that others can check a certificate you show them',
    howLong: 'Until you delete your account',
  },
  {
    what: 'Waiting list: email and the date you are waiting for',
    why: 'To write to you when a seat comes free',
    howLong: `Until the night after you have left the list, taken the seat or let the offer pass, or the date has begun; ${confirmationDays} days where you do not confirm your place; or until you delete your account`,
  },
  {
    what: 'Emails and messages: the emails we send you, and what you write through Contact Us',
    why: 'To answer you, and to know what you were told',
    howLong:
      'Two years, or until you delete your account. The email that confirms the deletion is kept for two days at most',
  },
  {
    what: 'Visits: the page, the site you came from, the kind of browser and device, the hour. No IP address, no cookie, nothing that identifies you',
    why: 'To see which pages are read',
    howLong: 'Thirteen months; after that only sums by day',
  },
]

const inBrowser: readonly StoredThing[] = [
  { what: 'language (cookie and local storage)', why: 'To greet you in your language', howLong: 'One year' },
  {
    what: 'ipInfo, ipInfoTimestamp (local storage)',
    why: 'Whether to show the page for the Middle East and Africa',
    howLong: '24 hours',
  },
  {
    what: 'firebase:authUser:… (local storage)',
    why: 'To keep you signed in',
    howLong: 'Until you log out',
  },
  {
    what: 'device (cookie), sent only when you sign in or reset your password',
    why: 'So that other people’s wrong guesses at your password cannot lock you out on this device',
    howLong: 'Half a year, or until you change your password',
  },
  {
    what: 'registration (session storage): the name, email, phone and courses that you put into the registration form, the account you were signed in with, and the number of your receipt',
    why: 'To keep the form through a reload, and while you are at your bank',
    howLong: 'Until you close the tab or log out',
  },
]

export const copy = {
  meta: {
    title: 'Privacy',
    description:
      'What the academy stores about you, why, and for how long: registrations, accounts, payments, visits, and what lies in your browser.',
  },
  title: 'Privacy',
  lead: 'What we store, why, and for how long.',
  version: (day: string) => `Effective ${day}.`,
  table: { what: 'What', why: 'Why', howLong: 'How long' },
  storedTitle: 'What we store',
  stored,
  browserTitle: 'What lies in your browser',
  inBrowser,
  sections: [
    {
      title: 'Who else sees it',
      paragraphs: [
        'Our payment provider takes the card and tells us whether it was paid. Our identity service keeps sign-ins. Our mail service delivers our emails to you. They work for us and may use what they see for nothing else. We sell nothing to anyone, and there is no advertising on this site.',
      ],
    },
    {
      title: 'Where you are',
      paragraphs: [
        'To decide whether to show the page for the Middle East and Africa we look up the country of your IP address in a table on our own server. The address is not stored.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        `Write to ${academy.email} and we tell you what we have about you, correct it, hand it to you as a file, or erase it as far as the law lets us. We answer within 30 days.`,
      ],
    },
  ] as readonly { title: string; paragraphs: readonly string[] }[],
}
export type Copy = typeof copy
