import type { ClassroomCourse } from '../../classroom/lesson-types.ts'

// Clinicals have no units: their readings are the preparation. Sample content, pending faculty approval.

export const clinical1: ClassroomCourse = {
  units: [],
  readings: [
    { title: 'The program of the six days', path: '/courses/clinical-1' },
    { title: 'Reading bone before you drill', path: '/catalog/reading-bone-before-you-drill' },
    { title: 'Torque, preload and the loose screw', path: '/catalog/torque-preload-and-the-loose-screw' },
    { title: 'Checklist: patient selection', path: '/resources#patient-selection' },
    { title: 'Checklist: surgical tray', path: '/resources#surgical-tray' },
  ],
  questions: [],
}

export const clinical2: ClassroomCourse = {
  units: [],
  readings: [
    { title: 'The program of the six days', path: '/courses/clinical-2' },
    { title: 'Immediate or delayed?', path: '/catalog/immediate-or-delayed' },
    { title: 'The first twelve weeks', path: '/catalog/the-first-twelve-weeks' },
    { title: 'Checklist: surgical tray', path: '/resources#surgical-tray' },
    { title: 'Instructions after surgery', path: '/resources#after-surgery' },
  ],
  questions: [],
}
