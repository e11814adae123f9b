import { academy, place } from '../../academy.ts'
import { testimonialsIn } from '../../pages/testimonials.ts'
import { photoAlt } from '../media/photo-alt.ts'
import { testimonials } from './testimonials.ts'

export const copy = {
  photoAlt,
  flexible: {
    title: 'Flexible Learning Options',
    text: 'Hybrid learning: online faculty-guided modules plus hands-on clinical sessions. Courses can be taken individually or as a structured Fellowship or Mastership program.',
    courses: 'Explore Our Courses',
    register: 'Register Now',
  },
  offers: {
    modules: {
      title: 'Modules, online',
      text: `Faculty-guided, with an in-person weekend in ${place}. 24 CE hours each.`,
    },
    clinicals: { title: 'Clinicals, hands-on', text: `Six days each, in ${place}.` },
    programs: { title: 'Programs', text: 'The Fellowship and the Mastership, each at one price.' },
    from: (price: string) => `from ${price}`,
  },
  tracks: {
    title: 'Two programs',
    fellowship: { title: 'Fellowship', link: 'Fellowship Program' },
    mastership: { title: 'Mastership', link: 'Mastership Program' },
    note: 'All Fellowship courses are part of the Mastership.',
    hours: (hours: number) => `${hours} CE`,
  },
  work: {
    title: 'The work, up close',
    link: 'All 22 photos',
  },
  testimonial: {
    first: () => testimonialsIn('en', testimonials).at(0),
    quoted: (text: string) => `“${text}”`,
  },
  closing: {
    sentence: `Founded in ${academy.founded}. For dentists and dental professionals at all experience levels.`,
    register: 'Register Now',
  },
}

export type Copy = typeof copy
