import type { Copy } from '../../en/account/login.ts'
import { missing } from '../missing.ts'

export const copy: Copy = {
  meta: {
    title: 'Iniciar sesión',
    description: 'Acceda a su cuenta: sus cursos, sus pagos y sus certificados.',
  },
  title: 'Iniciar sesión',
  email: 'Correo electrónico',
  password: 'Contraseña',
  words: { show: 'Mostrar', hide: 'Ocultar' },
  missing: { email: missing.email, password: missing.password },
  forgot: 'Olvidé mi contraseña',
  submit: 'Iniciar sesión',
  busy: 'Iniciando sesión',
  noAccount: '¿Aún no tiene cuenta?',
  create: 'Crear una cuenta',
  errors: {
    'user-not-found': 'No existe ninguna cuenta con este correo electrónico',
    'wrong-password': 'Correo electrónico o contraseña incorrectos',
    'invalid-email': 'El formato del correo electrónico no es válido',
    'user-disabled': 'Esta cuenta está deshabilitada',
    'too-many-requests': 'Demasiados intentos fallidos. Inténtelo de nuevo más tarde',
    'network-request-failed': 'Sin conexión a internet. Revísela e inténtelo de nuevo',
    other: 'Correo electrónico o contraseña incorrectos',
  },
}
