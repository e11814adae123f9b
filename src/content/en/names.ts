import { abbreviation } from '#domain/catalogue.ts'
import { namesFrom } from '../names.ts'

export const names = namesFrom('en', {
  programs: {
    fellowship: `${abbreviation} Fellowship Program`,
    mastership: `${abbreviation} Mastership Program`,
  },
  online: 'Online',
  ceHours: 'CE Hours',
  course: 'Course',
  unknown: 'Unknown Course',
})
