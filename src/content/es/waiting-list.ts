import { refundPolicy } from '#domain/refunds.ts'
import { confirmationDays } from '#domain/waiting-list.ts'

import type { Copy } from '../en/waiting-list.ts'
import { refusal } from './refusals.ts'

export const copy: Copy = {
  refusal,
  meta: { title: 'Lista de espera', description: 'Su lugar en la lista de espera de una fecha completa.' },
  loading: 'Su lugar se está cargando',
  failed: 'No se pudo cargar su lugar.',
  tryAgain: 'Intentar de nuevo',
  sample: 'fecha de muestra',
  unknown: {
    title: 'Este enlace no lleva a ninguna lista de espera',
    text: `Use el enlace completo de nuestro correo. Un lugar que no se confirma en ${confirmationDays} días se pierde: puede unirse de nuevo a la lista de espera.`,
  },
  unconfirmed: {
    title: 'Confirme su lugar',
    text: 'Todavía no está en la lista de espera. Confirme su lugar y le escribiremos cuando quede libre una plaza.',
    confirm: 'Confirmar mi lugar',
    failed: 'No fue posible confirmar su lugar. Inténtelo de nuevo.',
  },
  waiting: {
    title: 'Está en la lista de espera',
    text: 'Cuando queda libre una plaza, escribimos a quienes esperan, en el orden en que se unieron. La plaza se guarda entonces durante 24 horas.',
  },
  offered: {
    title: 'Hay una plaza libre para usted',
    text: (until) =>
      `Se la guardamos hasta el ${until} (hora de Los Ángeles). Después pasa a la siguiente persona.`,
    take: 'Inscribirme en esta plaza',
    paid: 'Ya ha pagado este curso. Elija esta fecha en su cuenta: no tiene que pagar nada más.',
    toAccount: 'Ir a mis cursos',
    unverified:
      'Ya ha pagado este curso: no se inscriba de nuevo. Esta plaza se guarda para quien tiene la dirección a la que escribimos. Verifique primero la dirección de su cuenta: el enlace está en nuestro correo, y su cuenta lo envía otra vez. Después elija allí esta fecha. No tiene que pagar nada más.',
    otherAddress:
      'Ya ha pagado este curso: no se inscriba de nuevo. Esta plaza se guarda para la dirección a la que escribimos, y su cuenta tiene otra, así que allí no se puede elegir.',
    fixed: `Ya ha pagado este curso: no se inscriba de nuevo. Su fecha se podía cambiar hasta ${refundPolicy.fullDays} días antes, y ese plazo ha terminado.`,
    tooOld: `Ya ha pagado este curso: no se inscriba de nuevo. Una fecha se puede cambiar durante los ${refundPolicy.months} meses posteriores a la compra, y ese plazo ha terminado.`,
    reachUs: { before: 'Escríbanos antes de que termine la oferta o llame al ', after: '.' },
    write: 'Escribirnos',
    paidBefore: {
      before:
        '¿Ya ha pagado este curso? Entonces no se inscriba de nuevo: inicie sesión con la dirección a la que le escribimos y ',
      link: 'elija esta fecha en su cuenta',
      after: '. No tiene que pagar nada más.',
    },
  },
  taken: { title: 'La plaza es suya', text: 'Se ha inscrito en esta fecha.' },
  lapsed: {
    title: 'La oferta terminó',
    text: 'La plaza se guardó durante 24 horas y pasó a la siguiente persona. Puede unirse de nuevo a la lista de espera.',
  },
  left: { title: 'Ha salido de la lista de espera', text: 'Ya no le escribiremos sobre esta fecha.' },
  leave: 'Salir de la lista de espera',
  leaveFailed: 'No fue posible quitarle de la lista. Inténtelo de nuevo.',
  dates: 'Ver las fechas',
}
