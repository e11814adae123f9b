import type { Copy } from '../../en/registration/registration.ts'
import { refusal } from '../refusals.ts'
import { dateChoice } from './date-choice.ts'
import { dueFirst, refundRules } from './refund-rules.ts'
import { registrationStatuses } from './registration-statuses.ts'

export const copy: Copy = {
  meta: { title: 'Su inscripción', description: 'Sus cursos, su recibo y su reembolso si cancela.' },
  refusal,
  title: 'Su inscripción',
  paidBy: (payer) =>
    payer
      ? `${payer} le inscribió y pagó. Solo ${payer} puede cancelar, y los reembolsos son para esa persona.`
      : 'Un colega le inscribió y pagó. Para cancelar, comuníquese con nosotros.',
  paidOn: (name, day) => `${name}, inscripción del ${day}`,
  loading: 'Cargando su inscripción',
  unknown: {
    title: 'Este enlace no funciona',
    text: 'Use el enlace de nuestro correo más reciente sobre su inscripción o comuníquese con nosotros.',
    contact: 'Contacto',
  },
  failed: 'No se pudo cargar su inscripción.',
  tryAgain: 'Intentar de nuevo',
  courses: 'Cursos',
  noDate: 'Fecha por elegir',
  changeDate: 'Cambiar fecha',
  chooseDate: 'Elegir fecha',
  date: dateChoice,
  sample: 'fecha de muestra',
  states: { active: 'Inscrito', completed: 'Completado', canceled: 'Cancelado' },
  calendar: {
    first: (day, money) => `Si cancela hasta el ${day}: reembolso de ${money}\u00a0USD`,
    next: (day, money) => `hasta el ${day}: ${money}\u00a0USD`,
    untilDate: (money, day) =>
      `Reembolso de ${money}\u00a0USD hasta que elija una fecha, a más tardar el ${day}`,
    after: 'después de esa fecha, sin reembolso.',
    nothing: 'Si cancela, no hay reembolso.',
  },
  certificate: {
    download: 'Certificado',
    check: 'Enlace de verificación',
    revoked: 'Este certificado fue revocado. Comuníquese con nosotros.',
  },
  receipt: {
    title: 'Recibo',
    number: 'Número',
    status: 'Estado',
    paid: 'Pagado',
    refunded: 'Reembolsado',
    download: 'Recibo en PDF',
    refund: (position, of) => (of > 1 ? `Recibo de reembolso ${position}` : 'Recibo de reembolso'),
    toCalendar: 'Agregar al calendario',
  },
  statuses: registrationStatuses,
  disputed: 'Este pago está en disputa. Podrá cancelar cursos cuando se resuelva.',
  cancel: {
    title: 'Cancelar cursos',
    choose: 'Cancelar este curso',
    lead: 'Marque los cursos en la lista. Se aplican las reglas de reembolso vigentes cuando se inscribió.',
    dueFirst,
    rules: refundRules,
    back: 'Reembolso',
    ended: 'Ya no tendrá que pagar',
    button: 'Cancelar los cursos elegidos',
    sure: {
      title: '¿Cancelar estos cursos?',
      seat: 'Su cupo se libera de inmediato.',
      money: (amount) => `Le reembolsaremos ${amount}\u00a0USD por el mismo medio de pago.`,
      ended: (amount) => `Ya no tendrá que pagar ${amount}\u00a0USD.`,
      nothing: 'No hay reembolso.',
      yes: 'Cancelar estos cursos',
      no: 'Conservar mis cursos',
      close: 'Cerrar',
    },
    signIn: {
      text: 'Esta inscripción pertenece a una cuenta. Para cancelar, inicie sesión en esa cuenta.',
      button: 'Iniciar sesión para cancelar',
      other: (email) =>
        `Inició sesión como ${email}, pero esta inscripción pertenece a otra cuenta. Para cancelar, cierre la sesión e inicie sesión en esa cuenta.`,
    },
    failed: 'No se pudieron cancelar sus cursos. Inténtelo de nuevo.',
    done: 'Su cancelación está confirmada. Le enviamos un correo.',
  },
}
