import type { Copy } from '../en/forgot-password.ts'
import { identityMessages } from './identity-messages.ts'

export const copy: Copy = {
  meta: {
    title: 'Recuperar la contraseña',
    description: 'Solicite un enlace para establecer una contraseña nueva.',
  },
  title: 'Recuperar la contraseña',
  lead: 'Indique el correo electrónico de su cuenta. Le enviaremos un enlace para establecer una contraseña nueva.',
  email: 'Correo electrónico',
  submit: 'Enviar el enlace',
  busy: 'Enviando',
  remembered: '¿La ha recordado?',
  login: 'Volver al inicio de sesión',
  sent: '¡Enlace enviado! Revise su correo electrónico.',
  sentDetail: (email) =>
    `Lo enviamos a ${email}; sirve una sola vez y durante una hora. Si no llega en un minuto, mire en el correo no deseado.`,
  errors: {
    'invalid-email': 'El formato de la dirección de correo electrónico no es válido.',
    'user-not-found': 'No existe ninguna cuenta con este correo electrónico.',
    'missing-email': 'Indique una dirección de correo electrónico.',
    'too-many-requests': 'Demasiados intentos. Inténtelo de nuevo más tarde.',
    other: (message) => `No se pudo enviar el correo para restablecer la contraseña: ${message}`,
  },
  provider: identityMessages,
}
