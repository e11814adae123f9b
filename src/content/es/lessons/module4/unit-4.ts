import type { UnitText } from '../../../lesson-types.ts'

export const unit4: UnitText = {
  title: 'El provisional',
  lessons: [
    {
      slug: 'load-today-or-later',
      title: 'Cargar hoy, o después',
      minutes: 9,
      film: 'osseointegration',
      body: '',
    },
    {
      slug: 'conversion',
      title: 'Convertir la dentadura',
      minutes: 12,
      body: '',
    },
    {
      slug: 'the-first-twelve-weeks-of-an-arch',
      title: 'Dieta, visitas y reparaciones en las primeras doce semanas',
      minutes: 8,
      body: '',
    },
  ],
}
