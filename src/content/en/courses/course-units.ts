import type { CourseUnit } from '../../courses/course-texts.ts'

/** The units of the release. The classroom's own texts are too large for a page; a test compares them. */
export const courseUnits: Record<string, readonly CourseUnit[]> = {
  module1: [
    { title: 'What an implant is', lessons: 3 },
    { title: 'The patient', lessons: 4 },
    { title: 'The image and the plan', lessons: 3 },
    { title: 'The surgery', lessons: 4 },
    { title: 'The healing', lessons: 3 },
    { title: 'The crown', lessons: 5 },
  ],
  module2: [
    { title: 'The decision', lessons: 4 },
    { title: 'The extraction', lessons: 3 },
    { title: 'The implant in the socket', lessons: 4 },
    { title: 'Regeneration', lessons: 5 },
    { title: 'The esthetic zone', lessons: 3 },
    { title: 'The provisional and the crown', lessons: 3 },
  ],
  module3: [
    { title: 'Finding it early', lessons: 4 },
    { title: 'Treating the tissue', lessons: 3 },
    { title: 'The parts', lessons: 4 },
    { title: 'Load and fit', lessons: 3 },
    { title: 'Nerve, sinus and bleeding', lessons: 4 },
    { title: 'Removing and starting again', lessons: 4 },
  ],
  module4: [
    { title: 'The plan as one case', lessons: 4 },
    { title: 'Planning on the screen', lessons: 4 },
    { title: 'The surgery', lessons: 4 },
    { title: 'The provisional', lessons: 3 },
    { title: 'The bridge', lessons: 4 },
    { title: 'Delivery and maintenance', lessons: 3 },
  ],
}

export type CourseUnits = typeof courseUnits
