import type { ClassroomCourse } from '../../../classroom/lesson-types.ts'
import { questions1 } from './questions-1.ts'
import { questions2 } from './questions-2.ts'
import { questions3 } from './questions-3.ts'
import { unit1 } from './unit-1.ts'
import { unit2 } from './unit-2.ts'
import { unit3 } from './unit-3.ts'
import { unit4 } from './unit-4.ts'
import { unit5 } from './unit-5.ts'
import { unit6 } from './unit-6.ts'

/** Sample content: the faculty approves it before publication. */
export const module1: ClassroomCourse = {
  units: [unit1, unit2, unit3, unit4, unit5, unit6],
  readings: [
    { title: 'Leer el hueso antes de fresar', path: '/catalog/reading-bone-before-you-drill' },
    { title: 'Las primeras doce semanas', path: '/catalog/the-first-twelve-weeks' },
    { title: 'Torque, precarga y el tornillo flojo', path: '/catalog/torque-preload-and-the-loose-screw' },
    { title: 'Listas de verificación y glosario', path: '/resources' },
  ],
  questions: [...questions1, ...questions2, ...questions3],
}
