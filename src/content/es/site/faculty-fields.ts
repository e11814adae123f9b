import { type FacultyFields, type FacultyMember, fieldOf } from '../../pages/faculty-members.ts'

export const facultyFields: FacultyFields = {
  AR: 'Cirugía de implantes',
  JK: 'Prostodoncia',
  MS: 'Periodoncia',
  EV: 'Cirugía de arcada completa',
  DC: 'Injertos óseos',
  LN: 'Implantes inmediatos',
  TB: 'Cirugía guiada',
  RO: 'Complicaciones y fracasos',
  PH: 'Laboratorio y cerámica',
  SF: 'CBCT y diagnóstico',
  GW: 'Odontología restauradora',
}

export const facultyField = (member: FacultyMember) => fieldOf(member, 'es', facultyFields)
