import type { UnitText } from '../../../lesson-types.ts'

export const unit6: UnitText = {
  title: 'Removing and starting again',
  lessons: [
    {
      slug: 'failing-or-failed',
      title: 'Failing or failed',
      minutes: 9,
      film: 'osseointegration',
      body: '',
    },
    {
      slug: 'removing-an-implant',
      title: 'Removing an implant and keeping the bone',
      minutes: 10,
      body: '',
    },
    {
      slug: 'healing-the-site',
      title: 'Healing and rebuilding the site',
      minutes: 9,
      film: 'gbr',
      body: '',
    },
    {
      slug: 'the-second-attempt',
      title: 'The second attempt, and the conversation before it',
      minutes: 9,
      body: '',
    },
  ],
}
