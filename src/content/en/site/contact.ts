import { academy } from '../../academy.ts'
import { fieldLabels } from '../field-labels.ts'
import { alt } from '../media/alt.ts'
import { missing } from '../missing.ts'
import { refusal } from '../refusals.ts'

export const copy = {
  meta: {
    title: 'Contact Us',
    description: `Email, call or visit the academy in ${academy.address.city} with questions about courses, dates, the Residency or the Biologics Fridge.`,
  },
  refusal,
  title: 'Contact Us',
  alt: alt.academy,
  lead: 'Questions about a course, a date, a case or the fridge? A\u00a0person reads every message.',
  /** The subject of an inquiry, set by the page that linked to the form. */
  subjects: {
    residency: 'Special Clinical Residency',
    'biologics-fridge': 'Biologics Fridge',
    'middle-east-africa': 'Middle East & Africa',
  },
  about: 'About',
  form: {
    name: fieldLabels.name,
    email: fieldLabels.email,
    message: fieldLabels.message,
    send: 'Send message',
    sending: 'Sending',
    missing: { name: missing.name, email: missing.email, message: missing.message },
    invalidEmail: 'Please enter a valid email address.',
    tooLong: (most: number) => `Please use fewer than ${most} characters.`,
    failed: 'Your message couldn’t be sent. Please try again or call us.',
    tooMany: 'You’ve already sent several messages. Please try again later or call us.',
  },
  sent: {
    title: 'Thank you. Your message has been sent.',
    text: (email: string) => `We’ll reply to ${email}, usually within two business days.`,
    again: 'Send another message',
  },
  direct: { title: 'Call, email or visit', phone: 'Phone', email: 'Email', address: 'Address' },
}
export type Copy = typeof copy
