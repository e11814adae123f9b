import type { Missing } from '../en/missing.ts'

export const missing: Missing = {
  name: 'Escriba su nombre.',
  email: 'Escriba su correo electrónico.',
  newEmail: 'Escriba el correo electrónico nuevo.',
  phone: 'Escriba su número de celular.',
  password: 'Escriba su contraseña.',
  newPassword: 'Escriba una contraseña nueva.',
  passwordAgain: 'Escriba la contraseña otra vez.',
  message: 'Escriba su mensaje.',
  code: 'Escriba el código de un certificado.',
  courseTitle: 'Escriba el curso.',
  provider: 'Escriba el proveedor.',
  hours: 'Escriba las horas.',
  day: 'Escriba la fecha.',
  caseTitle: 'Escriba un título para el caso.',
  summary: 'Describa los hallazgos, el tratamiento y el resultado.',
}
