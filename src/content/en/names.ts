import { abbreviation } from '#domain/catalogue.ts'
import { namesFrom } from '../names.ts'

export const names = namesFrom({
  courses: {
    module1: { label: 'Module 1', title: 'Basic Dental Implantology' },
    module2: { label: 'Module 2', title: 'Advanced and Immediate Implantology' },
    module3: { label: 'Module 3', title: 'Complicated Cases and Implant Failures' },
    module4: { label: 'Module 4', title: 'Full Arch Surgical and Restorative' },
    clinical1: { label: 'Clinical 1', title: 'Basic and Intermediate Surgery' },
    clinical2: { label: 'Clinical 2', title: 'Advanced Surgical Techniques' },
  },
  programs: {
    fellowship: `${abbreviation} Fellowship Program`,
    mastership: `${abbreviation} Mastership Program`,
  },
  online: 'Online',
  ceHours: 'CE Hours',
  course: 'Course',
  unknown: 'Unknown Course',
})
