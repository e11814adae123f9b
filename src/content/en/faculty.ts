import { facultyFields } from './faculty-fields.ts'

export const copy = {
  meta: {
    title: 'Faculty',
    description:
      'Twelve clinicians and technicians teach at the academy: implant surgery, prosthodontics, periodontics, grafting, guided surgery, CBCT and the laboratory.',
  },
  title: 'Faculty',
  lead: 'Twelve clinicians and technicians. They guide the modules online and stand beside you in the clinicals.',
  fields: facultyFields,
  closing: {
    title: 'Six seats on every date',
    text: 'So that the faculty has time for each participant.',
    button: 'Explore Our Courses',
  },
}
export type Copy = typeof copy
