import type { Copy } from '../en/registration.ts'
import { refundRules } from './refund-rules.ts'
import { refusal } from './refusals.ts'
import { registrationStatuses } from './registration-statuses.ts'

export const copy: Copy = {
  meta: { title: 'Su inscripción', description: 'Sus cursos, su recibo y lo que se devuelve si cancela.' },
  refusal,
  title: 'Su inscripción',
  paidOn: (name, day) => `${name}, inscripción del ${day}`,
  loading: 'Su inscripción se está cargando',
  unknown: {
    title: 'Este enlace no lleva a ninguna inscripción',
    text: 'Use el enlace de su correo de confirmación o escríbanos.',
    contact: 'Contacto',
  },
  failed: 'No se pudo cargar su inscripción.',
  tryAgain: 'Intentar de nuevo',
  courses: 'Cursos',
  noDate: 'La fecha se elige más adelante',
  sample: 'fecha de muestra',
  states: { active: 'Inscrito', completed: 'Completado', canceled: 'Cancelado' },
  calendar: {
    first: (day, money) => `Si cancela hasta el ${day}: ${money} de vuelta`,
    next: (day, money) => `hasta el ${day}: ${money}`,
    untilDate: (money, day) => `${money} de vuelta hasta que elija una fecha, a más tardar el ${day}`,
    after: 'después, nada.',
    nothing: 'Si cancela, no se devuelve nada.',
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
    refund: (position, of) => (of > 1 ? `Recibo del reembolso ${position}` : 'Recibo del reembolso'),
    toCalendar: 'Añadir al calendario',
  },
  statuses: registrationStatuses,
  disputed: 'El pago está en disputa. No se puede cancelar nada hasta que se resuelva.',
  cancel: {
    title: 'Cancelar',
    lead: 'Elija qué desea cancelar. Valen las reglas del día de su inscripción.',
    rules: refundRules,
    back: 'Se devuelve',
    button: 'Cancelar lo elegido',
    sure: {
      title: '¿Cancelar definitivamente?',
      seat: 'Su plaza pasa de inmediato a otra persona.',
      money: (amount) => `${amount} vuelven a la tarjeta con la que pagó.`,
      nothing: 'No se devuelve nada.',
      yes: 'Sí, cancelar',
      no: 'Conservarla',
      close: 'Cerrar',
    },
    failed: 'No se pudo cancelar. Inténtelo de nuevo.',
    done: 'Su cancelación está confirmada. Le hemos escrito un correo.',
  },
}
