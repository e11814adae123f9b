import { refundPolicy } from '#domain/registrations/refunds.ts'
import { hourInSpanish } from '../../clock-time.ts'
import type { DateChoiceCopy } from '../../en/registration/date-choice.ts'
import { refusal } from '../refusals.ts'

export const dateChoice: DateChoiceCopy = {
  refusal,
  title: (course) => `${course}: elija una fecha`,
  lead: `Su cupo queda reservado al confirmar. Puede cambiar la fecha hasta ${refundPolicy.fullDays} días antes del curso.`,
  none: 'Todavía no hay fechas. Podrá elegir una aquí en cuanto se anuncien.',
  seats: (left, spots) => (left === 1 ? `queda 1 cupo de ${spots}` : `quedan ${left} cupos de ${spots}`),
  sample: 'fecha de muestra',
  loading: 'Cargando las fechas',
  failed: 'No se pudieron cargar las fechas.',
  full: 'sin cupo',
  inPayment: (time) =>
    `últimos cupos en proceso de pago, vuelva a consultar después de ${hourInSpanish(time)}`,
  offered: 'le guardamos un cupo',
  joinWaitingList: 'Entrar a la lista de espera',
  current: 'su fecha',
  confirm: 'Tomar esta fecha',
  done: 'Su fecha quedó confirmada. Le enviamos un correo.',
  tryAgain: 'Intentar de nuevo',
  close: 'Cerrar',
  notNow: 'Ahora no',
  problem: 'Algo salió mal. Inténtelo de nuevo.',
}
