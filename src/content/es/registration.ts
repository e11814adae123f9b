import type { Copy } from '../en/registration.ts'
import { refundRules } from './refund-rules.ts'
import { refusal } from './refusals.ts'
import { registrationStatuses } from './registration-statuses.ts'

export const copy: Copy = {
  meta: { title: 'Su inscripción', description: 'Sus cursos, su recibo y su reembolso si cancela.' },
  refusal,
  title: 'Su inscripción',
  paidOn: (name, day) => `${name}, inscripción del ${day}`,
  loading: 'Su inscripción se está cargando',
  unknown: {
    title: 'Este enlace no lleva a ninguna inscripción',
    text: 'Use el enlace de nuestro correo más reciente sobre ella o escríbanos.',
    contact: 'Contacto',
  },
  failed: 'No se pudo cargar su inscripción.',
  tryAgain: 'Intentar de nuevo',
  courses: 'Cursos',
  noDate: 'La fecha se elige más adelante',
  sample: 'fecha de muestra',
  states: { active: 'Inscrito', completed: 'Completado', canceled: 'Cancelado' },
  calendar: {
    first: (day, money) => `Si cancela hasta el ${day}: reembolso de ${money}`,
    next: (day, money) => `hasta el ${day}: ${money}`,
    untilDate: (money, day) => `Reembolso de ${money} hasta que elija una fecha, a más tardar el ${day}`,
    after: 'después, sin reembolso.',
    nothing: 'Si cancela, no hay reembolso.',
  },
  certificate: {
    download: 'Certificado',
    check: 'Enlace de comprobación',
    revoked: 'El certificado fue revocado. Escríbanos, por favor.',
  },
  receipt: {
    title: 'Recibo',
    number: 'Número de recibo',
    status: 'Estado',
    paid: 'Pagado',
    refunded: 'Reembolsado',
    download: 'Recibo en PDF',
    refund: (position, of) => (of > 1 ? `Recibo de reembolso ${position}` : 'Recibo de reembolso'),
    toCalendar: 'Añadir al calendario',
  },
  statuses: registrationStatuses,
  disputed: 'El pago está en disputa. No se puede cancelar nada hasta que se resuelva.',
  cancel: {
    title: 'Cancelar cursos',
    lead: 'Elija qué desea cancelar. Se aplican las reglas de reembolso vigentes cuando se inscribió.',
    rules: refundRules,
    back: 'Reembolso',
    button: 'Cancelar lo elegido',
    sure: {
      title: '¿Cancelar definitivamente?',
      seat: 'Su plaza queda libre de inmediato.',
      money: (amount) => `${amount} vuelven a la tarjeta con la que pagó.`,
      nothing: 'No hay reembolso.',
      yes: 'Sí, cancelar',
      no: 'Conservar mis cursos',
      close: 'Cerrar',
    },
    signIn: {
      text: 'Esta inscripción pertenece a una cuenta. Para cancelar, inicie sesión en esa cuenta.',
      button: 'Iniciar sesión para cancelar',
      other: (email) =>
        `Ha iniciado sesión como ${email}, pero esta inscripción pertenece a otra cuenta. Para cancelar, cierre la sesión e ingrese con esa cuenta.`,
    },
    failed: 'No se pudo cancelar. Inténtelo de nuevo.',
    done: 'Su cancelación está confirmada. Le hemos escrito un correo.',
  },
}
