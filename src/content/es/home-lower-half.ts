import { academy } from '../academy.ts'
import type { Copy } from '../en/home-lower-half.ts'
import { testimonialsIn } from '../testimonials.ts'
import { testimonials } from './testimonials.ts'

export const copy: Copy = {
  work: {
    title: 'El trabajo, de cerca',
    link: 'Las 22 fotos',
  },
  testimonial: {
    first: () => testimonialsIn('es', testimonials).at(0),
    quoted: (text) => `«${text}»`,
  },
  closing: {
    sentence: `Fundada en ${academy.founded}. Para odontólogos y profesionales de la odontología de todos los niveles.`,
    register: 'Inscribirse ahora',
  },
}
