import type { UnitText } from '../../../lesson-types.ts'

export const unit2: UnitText = {
  title: 'Planning on the screen',
  lessons: [
    {
      slug: 'merging-the-records',
      title: 'Bone, teeth and face on one screen',
      minutes: 10,
      film: 'cbct_scroll',
      body: '',
    },
    {
      slug: 'straight-or-tilted',
      title: 'Straight or tilted',
      minutes: 11,
      film: 'full_arch',
      body: '',
    },
    {
      slug: 'number-and-spread',
      title: 'How many implants, how far apart',
      minutes: 10,
      body: '',
    },
    {
      slug: 'the-arch-guide',
      title: 'The guide for an arch without teeth',
      minutes: 10,
      film: 'guided_surgery',
      body: '',
    },
  ],
}
