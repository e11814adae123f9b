import type { Copy } from '../../en/account/create-account.ts'
import { missing } from '../missing.ts'
import { identityMessages } from './identity-messages.ts'
import { newPassword } from './new-password.ts'

export const copy: Copy = {
  meta: {
    title: 'Crear cuenta',
    description: 'Cree una cuenta para ver sus cursos, recibos y certificados en un solo lugar.',
  },
  title: 'Crear cuenta',
  email: 'Correo electrónico',
  password: 'Contraseña',
  confirm: 'Confirmar la contraseña',
  words: { show: 'Mostrar', hide: 'Ocultar' },
  missing: { email: missing.email, password: missing.newPassword, confirm: missing.passwordAgain },
  strength: newPassword,
  submit: 'Crear la cuenta',
  busy: 'Creando su cuenta',
  haveAccount: '¿Ya tiene una cuenta?',
  login: 'Iniciar sesión',
  mismatch: 'Las contraseñas no coinciden',
  provider: identityMessages,
}
