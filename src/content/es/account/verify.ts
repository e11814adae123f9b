import type { Copy } from '../../en/account/verify.ts'
import { missing } from '../missing.ts'

export const copy: Copy = {
  meta: {
    title: 'Verificar un certificado',
    description: 'Verifique si un certificado de la academia es auténtico.',
  },
  title: 'Verificar un\u00a0certificado',
  loading: 'Verificando el certificado',
  failed: 'No se pudo verificar el certificado.',
  tryAgain: 'Intentar de nuevo',
  valid: {
    title: 'Este certificado es válido',
    text: (academy) => `Lo emitió ${academy}.`,
  },
  revoked: {
    title: 'Este certificado fue revocado',
    text: 'Ya no es válido.',
  },
  unknown: {
    title: 'No encontramos este certificado',
    text: 'Compare el código con el del certificado. Un código tiene tres grupos de cuatro letras y números.',
  },
  awardedTo: 'Otorgado a',
  course: 'Curso',
  hours: 'Horas CE',
  completed: 'Completado',
  code: 'Código',
  another: 'Verificar otro certificado',
  missing: missing.code,
  check: 'Verificar',
}
