import type { UnitText } from '../../../lesson-types.ts'

export const unit3: UnitText = {
  title: 'The parts',
  lessons: [
    {
      slug: 'loose-screws',
      title: 'Loose screws: find the cause first',
      minutes: 9,
      film: 'torque',
      body: '',
    },
    {
      slug: 'broken-screws',
      title: 'Retrieving a broken screw',
      minutes: 11,
      body: '',
    },
    {
      slug: 'abutment-fractures',
      title: 'Fractured abutments and damaged connections',
      minutes: 9,
      film: 'anatomy',
      body: '',
    },
    {
      slug: 'fixture-fractures',
      title: 'Fractured fixtures',
      minutes: 9,
      body: '',
    },
  ],
}
