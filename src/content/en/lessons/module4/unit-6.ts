import type { UnitText } from '../../../lesson-types.ts'

export const unit6: UnitText = {
  title: 'Delivery and maintenance',
  lessons: [
    {
      slug: 'delivering-the-bridge',
      title: 'Delivery: screws, contacts, channels',
      minutes: 10,
      film: 'torque',
      body: '',
    },
    {
      slug: 'arch-occlusion',
      title: 'Occlusion of the arch',
      minutes: 9,
      film: 'occlusion',
      body: '',
    },
    {
      slug: 'hygiene-and-repair',
      title: 'Hygiene, recall and repair',
      minutes: 10,
      film: 'bone_loss',
      body: '',
    },
  ],
}
