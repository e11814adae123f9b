import { type FacultyFields, type FacultyMember, fieldOf } from '../../pages/faculty-members.ts'

export const facultyFields: FacultyFields = {
  AR: 'Implant surgery',
  JK: 'Prosthodontics',
  MS: 'Periodontics',
  EV: 'Full arch surgery',
  DC: 'Bone grafting',
  LN: 'Immediate implants',
  TB: 'Guided surgery',
  RO: 'Complications and failures',
  PH: 'Laboratory and ceramics',
  SF: 'CBCT and diagnosis',
  GW: 'Restorative dentistry',
}

export const facultyField = (member: FacultyMember) => fieldOf(member, 'en', facultyFields)
