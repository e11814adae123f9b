import { city } from '../../academy.ts'
import { alt } from '../media/alt.ts'
import { facultyField } from './faculty-fields.ts'

export const copy = {
  meta: {
    title: 'About Us',
    description:
      'A dental implant academy, founded in Beverly Hills in 2014 for dentists at all experience levels. Our mission, approach, beliefs and faculty.',
  },
  title: 'About Us',
  alt: alt.operatory,
  lead: 'We teach dental implantology to dentists and dental professionals at all experience levels.',
  founded: 'Founded in Beverly\u00a0Hills in',
  mission: {
    title: 'Our Mission',
    text: 'To take dentists from their first implant to the full arch, and to explain the reason for every\u00a0step.',
  },
  approach: {
    title: 'Our Approach',
    text: `Faculty-guided modules online come first, then hands-on clinical sessions in ${city}. Every date has six seats. Take a single course, or count it toward the Fellowship and the Mastership.`,
  },
  belief: {
    title: 'Our Belief',
    text: 'Surgery is learned by doing, in small groups, with time for questions. Learning doesn’t end with a certificate: our graduates have lifetime support.',
  },
  faculty: { title: 'Our Faculty', link: 'All faculty', fieldOf: facultyField },
}
export type Copy = typeof copy
