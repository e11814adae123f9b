import { fieldLabels } from './field-labels.ts'
import { missing } from './missing.ts'
import { refusal } from './refusals.ts'

export const copy = {
  meta: {
    title: 'Contact Us',
    description:
      'Write, call or visit the academy in Beverly Hills: questions about courses, dates, the Residency or the Biologics Fridge.',
  },
  refusal,
  title: 'Contact Us',
  lead: 'Write to us about a course, a date, a case or the fridge. A\u00a0person reads every message.',
  /** What the enquiry is about, where another page sent the visitor here. */
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
    tooLong: (most: number) => `Please keep it under ${most} characters.`,
    failed: 'Your message could not be sent. Please try again, or call us.',
    tooMany: 'You have sent several messages already. Please try again later, or call us.',
  },
  sent: {
    title: 'Thank you. Your message is on its way.',
    text: (email: string) => `We will reply to ${email}, usually within two business days.`,
    again: 'Write another message',
  },
  direct: { title: 'Or directly', phone: 'Phone', email: 'Email', address: 'Address' },
}
export type Copy = typeof copy
