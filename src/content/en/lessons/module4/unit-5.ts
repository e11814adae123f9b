import type { UnitText } from '../../../lesson-types.ts'

export const unit5: UnitText = {
  title: 'The bridge',
  lessons: [
    {
      slug: 'impression-of-an-arch',
      title: 'The impression of an arch',
      minutes: 11,
      film: 'intraoral_scan',
      body: '',
    },
    {
      slug: 'passive-fit',
      title: 'Passive fit: test it, then trust it',
      minutes: 10,
      body: '',
    },
    {
      slug: 'bridge-materials',
      title: 'Materials and what each one asks for',
      minutes: 10,
      body: '',
    },
    {
      slug: 'the-try-in',
      title: 'The try-in',
      minutes: 9,
      body: '',
    },
  ],
}
