import { academy } from '../academy.ts'

export const copy = {
  menuLabel: 'Main menu',
  menu: {
    home: 'Home',
    about: 'About Us',
    courses: 'Courses & Awards',
    catalog: 'Implantimes',
    fridge: 'Biologics Fridge',
    faculty: 'Faculty',
    faqs: 'FAQs',
    resources: 'Resources',
    contact: 'Contact Us',
    'middle-east-africa': 'Middle East & Africa',
    register: 'Register',
    login: 'Login',
  },
  skip: 'Skip to content',
  logoLabel: `${academy.name}, home`,
  languageLabel: 'Language',
  account: {
    /** The greeting is 'Welcome, {name}!'; the name stands between the two. */
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
