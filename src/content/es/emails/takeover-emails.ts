import type { TakeoverEmails } from '../../en/emails/takeover-emails.ts'

export const takeoverEmails: TakeoverEmails = {
  offered: {
    subject: (other, course) => `${other} le ofrece un cupo: ${course}`,
    title: 'Un cupo para usted',
    text: (other) =>
      `${other} no puede asistir a este curso y le ofrece el cupo. Ya está pagado. Usted recibe el cupo, las lecciones y el certificado.`,
    button: 'Tomar el curso',
  },
  taken: {
    subject: (_, course) => `El curso es suyo: ${course}`,
    title: 'El curso es suyo',
    text: (other) =>
      `Usted tomó el curso en lugar de ${other}. Inicie sesión con este correo para ver las lecciones y, más adelante, su certificado.`,
    button: 'Abrir su cuenta',
  },
  given: {
    subject: (other, course) => `${other} tomó su cupo: ${course}`,
    title: 'Su colega tiene el cupo',
    text: (other) =>
      `${other} tomó el curso, con sus lecciones y su certificado. El pago sigue siendo suyo: un reembolso iría a usted.`,
    button: 'Abrir su cuenta',
  },
  until: (day) => `El enlace sirve una sola vez, hasta el ${day}.`,
  news: {
    canceled: {
      subject: (course) => `Cancelado: ${course}`,
      title: 'Su curso se canceló',
      text: 'Este curso se canceló y su cupo terminó. El reembolso es para la persona que lo pagó.',
    },
    asked: {
      subject: (course) => `Fecha cancelada: ${course}`,
      title: 'La fecha de su curso se canceló',
      text: 'La academia tuvo que cancelar esta fecha. La persona que pagó el curso elige ahora un reembolso u otra fecha. Le enviaremos un correo.',
    },
    moved: {
      subject: (course) => `Nueva fecha: ${course}`,
      title: 'Su curso tiene una nueva fecha',
      text: 'La academia cambió la fecha de este curso. Su cupo está en la nueva fecha.',
    },
    reminder: {
      subject: (course) => `Pronto: ${course}`,
      title: 'Su curso empieza pronto',
      text: 'Lo esperamos con gusto.',
    },
    release: {
      subject: (course) => `Pago vencido: ${course}`,
      title: 'Es posible que su cupo se libere',
      text: 'Un pago de este curso está vencido. Si no se paga a tiempo, su cupo queda libre. Ya avisamos a la persona que paga el curso.',
    },
    certificate: {
      subject: (course) => `Su certificado: ${course}`,
      title: 'Su certificado está listo',
      text: 'Usted completó este curso. Su certificado está en su cuenta.',
    },
    button: 'Abrir su cuenta',
  },
}
