import { academy } from '../academy.ts'
import { testimonialsIn } from '../testimonials.ts'
import { testimonials } from './testimonials.ts'

export const copy = {
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
