import type { UnitText } from '../../../lesson-types.ts'

export const unit5: UnitText = {
  title: 'Nerve, sinus and bleeding',
  lessons: [
    {
      slug: 'altered-sensation',
      title: 'Altered sensation: the first 24 hours',
      minutes: 11,
      body: '',
    },
    {
      slug: 'sinus-complications',
      title: 'The sinus: perforation, infection, a lost implant',
      minutes: 10,
      film: 'sinus_lift',
      body: '',
    },
    {
      slug: 'bleeding',
      title: 'Bleeding during and after surgery',
      minutes: 10,
      body: '',
    },
    {
      slug: 'infection-and-swelling',
      title: 'Infection and swelling: when to refer',
      minutes: 9,
      body: '',
    },
  ],
}
