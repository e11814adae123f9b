import { academy } from '../academy.ts'
import { testimonials } from './testimonials.ts'

export const copy = {
  work: {
    title: 'The work, up close',
    link: 'All 22 photos',
  },
  testimonial: {
    ...testimonials[0],
    quoted: (text: string) => `“${text}”`,
  },
  closing: {
    sentence: `Founded in ${academy.founded}. For dentists and dental professionals at all experience levels.`,
    register: 'Register Now',
  },
}

export type Copy = typeof copy
