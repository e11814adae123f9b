import type { UnitText } from '../../../lesson-types.ts'

export const unit4: UnitText = {
  title: 'Load and fit',
  lessons: [
    {
      slug: 'overload',
      title: 'Overload: what it does and how it looks',
      minutes: 9,
      film: 'occlusion',
      body: '',
    },
    {
      slug: 'misfit',
      title: 'The bridge that never fitted',
      minutes: 9,
      body: '',
    },
    {
      slug: 'chipped-ceramic',
      title: 'Chipped ceramic: polish, repair or replace',
      minutes: 8,
      body: '',
    },
  ],
}
