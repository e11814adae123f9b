import type { ClassroomCourse } from '../../classroom/lesson-types.ts'

export const clinical1: ClassroomCourse = {
  units: [],
  readings: [
    { title: 'El programa de los seis días', path: '/courses/clinical-1' },
    { title: 'Leer el hueso antes de fresar', path: '/catalog/reading-bone-before-you-drill' },
    { title: 'Torque, precarga y el tornillo flojo', path: '/catalog/torque-preload-and-the-loose-screw' },
    { title: 'Lista: selección del paciente', path: '/resources#patient-selection' },
    { title: 'Lista: bandeja quirúrgica', path: '/resources#surgical-tray' },
  ],
  questions: [],
}

export const clinical2: ClassroomCourse = {
  units: [],
  readings: [
    { title: 'El programa de los seis días', path: '/courses/clinical-2' },
    { title: '¿Inmediato o diferido?', path: '/catalog/immediate-or-delayed' },
    { title: 'Las primeras doce semanas', path: '/catalog/the-first-twelve-weeks' },
    { title: 'Lista: bandeja quirúrgica', path: '/resources#surgical-tray' },
    { title: 'Indicaciones después de la cirugía', path: '/resources#after-surgery' },
  ],
  questions: [],
}
