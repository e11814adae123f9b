import type { Copy } from '../../en/emails/mailbox.ts'

export const copy: Copy = {
  title: 'Buzón de pruebas',
  lead: 'Los correos se quedan aquí, en este equipo, en lugar de enviarse. Configure SMTP_URL para enviarlos.',
  empty: 'Todavía no hay correos.',
  count: (emails) => (emails === 1 ? '1 correo' : `${emails} correos`),
  to: 'Para',
  sent: 'Enviado',
  language: 'Idioma',
  plainText: 'Texto sin formato',
  message: 'Mensaje',
  refresh: 'Actualizar',
  home: 'Volver al sitio',
}
