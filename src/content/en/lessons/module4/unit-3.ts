import type { UnitText } from '../../../lesson-types.ts'

export const unit3: UnitText = {
  title: 'The surgery',
  lessons: [
    {
      slug: 'reducing-the-ridge',
      title: 'Reducing the ridge to the plan',
      minutes: 9,
      body: '',
    },
    {
      slug: 'anterior-implants',
      title: 'The anterior implants',
      minutes: 10,
      film: 'placement',
      body: '',
    },
    {
      slug: 'posterior-implants',
      title: 'The posterior implants and the mental foramen',
      minutes: 11,
      film: 'full_arch',
      body: '',
    },
    {
      slug: 'multi-unit-abutments',
      title: 'Multi-unit abutments: angle, height, torque',
      minutes: 9,
      body: '',
    },
  ],
}
