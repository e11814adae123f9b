import { refundPolicy } from '#domain/registrations/refunds.ts'
import { confirmationDays } from '#domain/registrations/waiting-list.ts'

import type { Copy } from '../../en/registration/waiting-list.ts'
import { refusal } from '../refusals.ts'

export const copy: Copy = {
  refusal,
  meta: { title: 'Lista de espera', description: 'Su lugar en la lista de espera de una fecha sin cupo.' },
  loading: 'Cargando su lugar',
  failed: 'No se pudo cargar su lugar.',
  tryAgain: 'Intentar de nuevo',
  sample: 'fecha de muestra',
  unknown: {
    title: 'Este enlace no funciona',
    text: `Use el enlace completo de nuestro correo. Un lugar que no se confirma en ${confirmationDays} días vence. Puede entrar de nuevo a la lista de espera.`,
  },
  unconfirmed: {
    title: 'Confirme su lugar',
    text: 'Todavía no está en la lista de espera. Confirme su lugar y le escribiremos cuando se libere un cupo.',
    confirm: 'Confirmar mi lugar',
    failed: 'No se pudo confirmar su lugar. Inténtelo de nuevo.',
  },
  waiting: {
    title: 'Está en la lista de espera',
    text: 'Cuando se libera un cupo, escribimos a las personas de la lista en el orden en que entraron. Cuando le toque a usted, le guardamos el cupo durante 24 horas.',
  },
  offered: {
    title: 'Hay un cupo para usted',
    text: (until) =>
      `Se lo guardamos hasta el ${until} (hora de Los Ángeles). Después pasa a la siguiente persona de la lista.`,
    take: 'Inscribirme en este cupo',
    paid: 'Ya pagó este curso. Elija esta fecha en su cuenta: no tiene que pagar nada más.',
    toAccount: 'Ir a mis cursos',
    unverified:
      'Ya pagó este curso: no se inscriba de nuevo. Primero verifique el correo de su cuenta: use el enlace de nuestro correo o pida uno nuevo en su cuenta. Después elija ahí esta fecha. No tiene que pagar nada más.',
    otherAddress:
      'Ya pagó este curso: no se inscriba de nuevo. Guardamos este cupo para la dirección a la que escribimos. Su cuenta tiene otra, así que ahí no puede elegir esta fecha.',
    fixed: `Ya pagó este curso: no se inscriba de nuevo. Podía cambiar su fecha hasta ${refundPolicy.fullDays} días antes, y ese plazo ya pasó.`,
    tooOld: `Ya pagó este curso: no se inscriba de nuevo. Podía cambiar su fecha durante los ${refundPolicy.months} meses posteriores al pago, y ese plazo ya pasó.`,
    reachUs: { before: 'Escríbanos antes de que termine la oferta o llame al ', after: '.' },
    write: 'Contacto',
    paidBefore: {
      before:
        '¿Ya pagó este curso? Entonces no se inscriba de nuevo. Inicie sesión con la dirección a la que le escribimos y ',
      link: 'elija esta fecha en su cuenta',
      after: '. No tiene que pagar nada más.',
    },
  },
  taken: { title: 'El cupo es suyo', text: 'Ya tiene su inscripción en esta fecha.' },
  lapsed: {
    title: 'La oferta venció',
    text: 'Guardamos el cupo durante 24 horas y después se lo ofrecimos a la siguiente persona. Puede entrar de nuevo a la lista de espera.',
  },
  left: { title: 'Salió de la lista de espera', text: 'Ya no le escribiremos sobre esta fecha.' },
  leave: 'Salir de la lista de espera',
  leaveFailed: 'No pudimos quitar su nombre de la lista. Inténtelo de nuevo.',
  dates: 'Ver las fechas',
}
