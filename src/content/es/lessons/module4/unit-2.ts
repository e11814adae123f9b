import type { UnitText } from '../../../lesson-types.ts'

export const unit2: UnitText = {
  title: 'Planificar en la pantalla',
  lessons: [
    {
      slug: 'merging-the-records',
      title: 'Hueso, dientes y cara en una pantalla',
      minutes: 10,
      film: 'cbct_scroll',
      body: '',
    },
    {
      slug: 'straight-or-tilted',
      title: 'Rectos o inclinados',
      minutes: 11,
      film: 'full_arch',
      body: '',
    },
    {
      slug: 'number-and-spread',
      title: 'Cuántos implantes, a qué distancia',
      minutes: 10,
      body: '',
    },
    {
      slug: 'the-arch-guide',
      title: 'La guía para una arcada sin dientes',
      minutes: 10,
      film: 'guided_surgery',
      body: '',
    },
  ],
}
