import { academy, place } from '../../academy.ts'
import type { Copy } from '../../en/site/home-lower-half.ts'
import { testimonialsIn } from '../../pages/testimonials.ts'
import { photoAlt } from '../media/photo-alt.ts'
import { testimonials } from './testimonials.ts'

export const copy: Copy = {
  photoAlt,
  flexible: {
    title: 'Opciones de aprendizaje flexibles',
    text: 'Aprendizaje híbrido: módulos en línea guiados por docentes y sesiones clínicas prácticas. Puede tomar los cursos por separado o dentro de un programa estructurado, Fellowship o Mastership.',
    courses: 'Conozca nuestros cursos',
    register: 'Inscribirse ahora',
  },
  offers: {
    modules: {
      title: 'Módulos, en línea',
      text: `Guiados por docentes, con un fin de semana presencial en ${place}. 24 horas CE cada uno.`,
    },
    clinicals: {
      title: 'Cursos clínicos, presenciales',
      text: `Seis días cada uno, en ${place}.`,
    },
    programs: { title: 'Programas', text: 'El Fellowship y el Mastership, cada uno a un solo precio.' },
    from: (price) => `desde ${price}`,
  },
  tracks: {
    title: 'Dos programas',
    fellowship: { title: 'Fellowship', link: 'Programa Fellowship' },
    mastership: { title: 'Mastership', link: 'Programa Mastership' },
    note: 'Todos los cursos del Fellowship forman parte del Mastership.',
    hours: (hours) => `${hours} CE`,
  },
  work: {
    title: 'El trabajo, de cerca',
    link: 'Las 22 fotos',
  },
  testimonial: {
    first: () => testimonialsIn('es', testimonials).at(0),
    quoted: (text) => `«${text.replace(/\.$/, '')}».`,
  },
  closing: {
    sentence: `Fundada en ${academy.founded}. Para odontólogos y profesionales de la odontología de todos los niveles.`,
    register: 'Inscribirse ahora',
  },
}
