import type { Copy } from '../../en/account/forgot-password.ts'
import { identityMessages } from './identity-messages.ts'

export const copy: Copy = {
  meta: {
    title: 'Recuperar la contraseña',
    description: 'Solicite un enlace para establecer una contraseña nueva.',
  },
  title: 'Recuperar la\u00a0contraseña',
  lead: 'Escriba el correo electrónico de su cuenta. Le enviaremos un enlace para establecer una contraseña nueva.',
  email: 'Correo electrónico',
  submit: 'Enviar el enlace',
  busy: 'Enviando',
  remembered: '¿Ya la recordó?',
  login: 'Volver al inicio de sesión',
  sent: '¡Enlace enviado! Revise su correo electrónico.',
  sentDetail: (email) =>
    `Lo enviamos a ${email}. Funciona una sola vez, durante una hora. Si no llega en un minuto, revise el correo no deseado.`,
  errors: {
    'invalid-email': 'El formato de la dirección de correo electrónico no es válido.',
    'user-not-found': 'No existe ninguna cuenta con este correo electrónico.',
    'missing-email': 'Escriba una dirección de correo electrónico.',
    'too-many-requests': 'Demasiados intentos. Inténtelo de nuevo más tarde.',
    other: (message) => `No se pudo enviar el correo para restablecer la contraseña: ${message}`,
  },
  provider: identityMessages,
}
