import type { Copy } from '../en/verify.ts'
import { missing } from './missing.ts'

export const copy: Copy = {
  meta: {
    title: 'Comprobar un certificado',
    description: 'Si un certificado de la academia es auténtico.',
  },
  title: 'Comprobar un certificado',
  loading: 'Se está comprobando el certificado',
  failed: 'No se pudo comprobar el certificado.',
  tryAgain: 'Intentar de nuevo',
  valid: {
    title: 'Este certificado es válido',
    text: (academy) => `Lo emitió ${academy} y sigue vigente.`,
  },
  revoked: {
    title: 'Este certificado fue revocado',
    text: 'Fue emitido y ya no está vigente.',
  },
  unknown: {
    title: 'Ningún certificado tiene este código',
    text: 'Compárelo con el del papel. Un código tiene tres grupos de cuatro letras y cifras.',
  },
  awardedTo: 'Otorgado a',
  course: 'Curso',
  hours: 'Horas CE',
  completed: 'Completado el',
  code: 'Código',
  another: 'Comprobar otro código',
  missing: missing.code,
  check: 'Comprobar',
}
