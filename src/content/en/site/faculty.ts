import { alt } from '../media/alt.ts'
import { facultyField } from './faculty-fields.ts'

export const copy = {
  meta: {
    title: 'Faculty',
    description:
      'Twelve clinicians and technicians teach implant surgery, prosthodontics, periodontics, grafting, guided surgery, CBCT and laboratory work.',
  },
  title: 'Faculty',
  alt: alt.handson,
  lead: 'Twelve clinicians and technicians. They guide you through the modules online and work at your side in the clinicals.',
  fieldOf: facultyField,
  closing: {
    title: 'Six seats on\u00a0every date',
    text: 'Small groups give the faculty time for every participant.',
    button: 'Explore Our Courses',
  },
}
export type Copy = typeof copy
