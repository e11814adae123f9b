import { abbreviation } from '#domain/catalogue/catalogue.ts'
import { namesFrom } from '../../courses/names.ts'

export const names = namesFrom('en', {
  programs: {
    fellowship: `${abbreviation} Fellowship Program`,
    mastership: `${abbreviation} Mastership Program`,
  },
  offered: {
    residency: 'Residency',
    'fellowship-fee': 'Fellowship fee',
    'mastership-fee': 'Mastership fee',
  },
  online: 'Online',
  ceHours: 'CE Hours',
  course: 'Course',
  unknown: 'Unknown Course',
})
