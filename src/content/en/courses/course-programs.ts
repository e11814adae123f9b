import type { CourseId } from '#domain/catalogue/catalogue.ts'
import type { CourseProgram } from '../../courses/course-texts.ts'

// Sample content: the faculty approves it before publication.

export const coursePrograms: Record<CourseId, CourseProgram> = {
  module1: {
    outcomes: [
      'Choose the patient, and the site, for a first implant',
      'Read a panoramic film and a CBCT, step by step',
      'Raise a flap and follow the drill sequence to depth',
      'Restore the implant, from impression to crown',
    ],
    days: [
      {
        title: 'The patient',
        parts: ['Selection and medical history', 'Radiographs and CBCT', 'Your first plan'],
      },
      { title: 'The surgery', parts: ['Flap and osteotomy', 'The drill sequence', 'Placement on models'] },
      {
        title: 'The crown',
        parts: ['Impression and scan body', 'Abutment and torque', 'Crown and follow-up'],
      },
    ],
  },
  module2: {
    outcomes: [
      'Tell which socket takes an implant today, and which must wait',
      'Remove a tooth and keep the thin facial wall',
      'Place the implant at the right depth and axis in a fresh socket',
      'Graft the gap, and build up a ridge that is too thin',
      'Shape the gum with a provisional',
    ],
    days: [
      { title: 'Sockets', parts: ['Socket types', 'Atraumatic extraction on models', 'Immediate, or wait?'] },
      {
        title: 'Bone',
        parts: ['Granules, membranes and tacks', 'Guided bone regeneration', 'Closing without tension'],
      },
      {
        title: 'Gum',
        parts: ['Provisionals: carve, seat, polish', 'Scan body and emergence profile', 'Your own case'],
      },
    ],
  },
  module3: {
    outcomes: [
      'Find bone loss while it can still be stopped',
      'Tell mucositis from peri-implantitis, and treat each',
      'Retrieve a broken screw, abutment or fixture',
      'Handle bleeding, nerve and sinus complications',
      'Remove an implant and start again',
    ],
    days: [
      {
        title: 'Tissue',
        parts: ['Mucositis and peri-implantitis', 'Probing and radiographs', 'Cleaning a surface'],
      },
      {
        title: 'Parts',
        parts: ['Loose and broken screws', 'Fractured abutments and fixtures', 'Retrieval on models'],
      },
      {
        title: 'Emergencies',
        parts: ['Nerve, sinus and bleeding', 'Removing an implant', 'The second attempt'],
      },
    ],
  },
  module4: {
    outcomes: [
      'Plan the full arch as one case, from the record to the bridge',
      'Choose between straight and tilted implants',
      'Convert a denture to a fixed provisional',
      'Check passive fit, and plan the maintenance',
    ],
    days: [
      {
        title: 'The plan',
        parts: ['Records and vertical dimension', 'Digital planning', 'Straight or tilted'],
      },
      {
        title: 'The surgery',
        parts: ['Four implants on models', 'Multi-unit abutments', 'Conversion to a provisional'],
      },
      { title: 'The bridge', parts: ['Materials', 'Passive fit', 'Maintenance'] },
    ],
  },
  clinical1: {
    outcomes: [
      'Raise a flap, place the implants and close without tension',
      'Graft a socket and fix a membrane that stays',
      'Turn a CBCT plan into a guide, and the guide into an implant',
      'Say at every step what you do next, and why',
    ],
    days: [
      { title: 'Sutures', parts: ['Knots and needle angles', 'Flap design on models'] },
      { title: 'One implant', parts: ['Drill sequence, depth and axis', 'A single implant, start to cap'] },
      { title: 'Several', parts: ['Spacing and parallel axes', 'Surgery with the faculty'] },
      { title: 'Socket', parts: ['Extraction and socket graft', 'Membranes: fixing and closing'] },
      { title: 'Guide', parts: ['Plan on CBCT', 'Guided surgery, from plan to sleeve'] },
      { title: 'Your case', parts: ['Surgery with the faculty', 'Follow-up, records, certificate'] },
    ],
  },
  clinical2: {
    outcomes: [
      'Lift the sinus from the crest or through the side',
      'Augment a ridge with blocks and membranes',
      'Operate a full arch and load it immediately',
      'Manage a complication as it happens',
    ],
    days: [
      { title: 'Sinus', parts: ['Transcrestal lift on models', 'Surgery with the faculty'] },
      { title: 'Window', parts: ['Lateral window on models', 'Surgery with the faculty'] },
      { title: 'Ridge', parts: ['Augmentation and membranes', 'Closing without tension'] },
      { title: 'Block', parts: ['Harvesting and fixing a block', 'Surgery with the faculty'] },
      { title: 'Full arch', parts: ['Placement from a plan', 'Immediate loading'] },
      { title: 'Your case', parts: ['Complications, rehearsed', 'Follow-up, records, certificate'] },
    ],
  },
}
