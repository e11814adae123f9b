import type { CourseId } from '#domain/catalogue/catalogue.ts'
import type { CourseTopics } from '../../courses/course-texts.ts'

/** A one-sentence summary of each course and its topics. Sample content: the faculty approves it before publication. */
export const courseTopics: Record<CourseId, CourseTopics> = {
  module1: {
    summary: 'From the first consultation to the first crown: the single implant in a healed site.',
    covers: [
      'Patient selection and medical history',
      'Radiographs and CBCT, read step by step',
      'Flap, osteotomy and drill sequence',
      'Impression, abutment and crown',
    ],
  },
  module2: {
    summary: 'Extraction, implant and graft in one visit, and how to know when to wait.',
    covers: [
      'Atraumatic extraction and socket types',
      'Immediate placement and provisionals',
      'Guided bone regeneration',
      'The esthetic zone and the emergence profile',
    ],
  },
  module3: {
    summary: 'Why cases go wrong, and what can still be saved.',
    covers: [
      'Peri-implant mucositis and peri-implantitis',
      'Screw, abutment and fixture fractures',
      'Nerve, sinus and bleeding complications',
      'Removing an implant and starting again',
    ],
  },
  module4: {
    summary: 'The full arch as one plan, from the occlusal record to the final bridge.',
    covers: [
      'Records, vertical dimension and digital planning',
      'Straight and tilted implants, multi-unit abutments',
      'Conversion to a fixed provisional',
      'Materials, passive fit and maintenance',
    ],
  },
  clinical1: {
    summary: 'Six days of practice: models first, then surgery with the faculty at your side.',
    covers: [
      'Suturing and flap design on models',
      'Single and multiple implants',
      'Socket grafting and membranes',
      'Guided surgery, from plan to sleeve',
    ],
  },
  clinical2: {
    summary: 'Six days of advanced surgery. Fellowship level required.',
    covers: [
      'Sinus lift, transcrestal and lateral',
      'Ridge augmentation and block grafts',
      'Full arch surgery with immediate loading',
      'Managing complications as they happen',
    ],
  },
}
