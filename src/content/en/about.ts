import { facultyFields } from './faculty-fields.ts'

export const copy = {
  meta: {
    title: 'About Us',
    description:
      'An academy of dental implantology, founded in Beverly Hills in 2014 for dentists and dental professionals at all experience levels: our mission, approach, belief and faculty.',
  },
  title: 'About Us',
  lead: 'We teach dental implantology to dentists and dental professionals at all experience levels.',
  founded: 'Founded in Beverly Hills in',
  mission: {
    title: 'Our Mission',
    text: 'To take dentists from the first implant to the full arch, with a reason for every step.',
  },
  approach: {
    title: 'Our Approach',
    text: 'Online faculty-guided modules first, then hands-on clinical sessions in Beverly Hills. Six seats on every date. Each course stands alone, or counts toward the Fellowship and the Mastership.',
  },
  belief: {
    title: 'Our Belief',
    text: 'Surgery is learned by doing, in small groups, with time for questions. It does not end with a certificate: our graduates have lifetime support.',
  },
  faculty: { title: 'Our Faculty', link: 'Faculty', fields: facultyFields },
}
export type Copy = typeof copy
