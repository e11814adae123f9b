import { academy } from '../academy.ts'
import { type Menu, menu } from './menu.ts'
import { words } from './words.ts'

export const copy = {
  menuLabel: 'Main menu',
  /** Another language may have no word for an item. */
  menu: menu as Partial<Menu>,
  words,
  skip: 'Skip to content',
  logoLabel: `${academy.name}, home`,
  ask: 'Ask',
  languageLabel: 'Language',
  account: {
    /** 'Welcome, {name}!' in two parts: the name is rendered between them. */
    welcome: { before: 'Welcome, ', after: '!' },
    yourAccount: 'Your Account',
    logOut: 'Log Out',
  },
  sideMenu: { label: 'Menu', open: 'Open menu', close: 'Close menu' },
  promotion: {
    label: 'Promotion',
    title: 'Fellowship and Mastership',
    sentence: 'Six seats on every date.',
    link: 'Register Now',
    dismiss: 'Dismiss promotion',
  },
  footer: {
    title: 'Contact Us',
    rights: (year: string, academy: string) => `© ${year} ${academy}. All Rights Reserved`,
    seal: `Seal of the ${academy.name}`,
    terms: 'Terms',
    privacy: 'Privacy',
  },
  error: { title: 'Unexpected Application Error!', home: 'Back To Home' },
}

export type Copy = typeof copy
