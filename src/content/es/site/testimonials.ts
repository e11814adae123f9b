import type { Testimonial } from '../../pages/testimonials.ts'

export const testimonials: readonly Testimonial[] = [
  {
    key: 'immediate-implant',
    text: 'Coloqué mi primer implante inmediato un mes después del Clínico 1, y en cada paso sabía por qué lo hacía.',
    author: 'Egresada del Fellowship, 2021',
  },
  {
    key: 'six-around-the-table',
    text: 'Éramos seis alrededor de la mesa y hubo tiempo para cada pregunta.',
    author: 'Egresado del Fellowship, 2019',
  },
  {
    key: 'saying-no',
    text: 'El Módulo 3 me enseñó a decir que no a un caso y a rescatar otro.',
    author: 'Egresada del Mastership, 2022',
  },
  {
    key: 'oral-defense',
    text: 'La defensa oral fue la hora más difícil de mi carrera, y la mejor.',
    author: 'Egresado del Mastership, 2023',
  },
  {
    key: 'still-answer',
    text: 'Les sigo escribiendo a los docentes, y me siguen contestando.',
    author: 'Egresado del Fellowship, 2017',
  },
]
