import type { Missing } from '../en/missing.ts'

export const missing: Missing = {
  name: 'Escriba su nombre.',
  email: 'Escriba su correo electrónico.',
  newEmail: 'Escriba el correo electrónico nuevo.',
  phone: 'Escriba su número de teléfono.',
  password: 'Escriba su contraseña.',
  newPassword: 'Escriba una contraseña nueva.',
  passwordAgain: 'Escriba la contraseña otra vez.',
  message: 'Escriba su mensaje.',
  code: 'Escriba el código de un certificado.',
  courseTitle: 'Indique el curso.',
  provider: 'Indique el proveedor.',
  hours: 'Indique las horas.',
  day: 'Indique el día.',
  caseTitle: 'Indique el caso.',
  summary: 'Describa hallazgos, tratamiento y resultado.',
}
