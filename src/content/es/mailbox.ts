import type { Copy } from '../en/mailbox.ts'

export const copy: Copy = {
  title: 'Buzón de pruebas',
  lead: 'El correo que el sitio habría enviado se queda aquí, en este equipo. Configure SMTP_URL para enviarlo.',
  empty: 'Todavía no hay mensajes.',
  count: (mails) => (mails === 1 ? '1 mensaje' : `${mails} mensajes`),
  to: 'Para',
  sent: 'Enviado',
  language: 'Idioma',
  plainText: 'Texto sin formato',
  message: 'Mensaje',
  refresh: 'Actualizar',
  home: 'Volver al sitio',
}
