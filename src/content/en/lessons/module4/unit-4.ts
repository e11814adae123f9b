import type { UnitText } from '../../../lesson-types.ts'

export const unit4: UnitText = {
  title: 'The provisional',
  lessons: [
    {
      slug: 'load-today-or-later',
      title: 'Load today, or later',
      minutes: 9,
      film: 'osseointegration',
      body: '',
    },
    {
      slug: 'conversion',
      title: 'Converting the denture',
      minutes: 12,
      body: '',
    },
    {
      slug: 'the-first-twelve-weeks-of-an-arch',
      title: 'Diet, visits and repairs in the first twelve weeks',
      minutes: 8,
      body: '',
    },
  ],
}
