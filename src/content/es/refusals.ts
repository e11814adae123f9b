import type { RefusalFacts } from '#contract/api-error.ts'
import type { RefusalCode, Refusals, SentFacts } from '#contract/refusals.ts'
import { refundPolicy } from '#domain/registrations/refunds.ts'
import { takeoverDays } from '#domain/registrations/takeover.ts'
import { clockTime, hourInSpanish } from '../clock-time.ts'
import { labelOf } from '../refused-field.ts'
import { type SentencesOf, writeSentence } from '../sentence.ts'
import { fieldLabels } from './field-labels.ts'
import { words } from './words.ts'

const closedOffer: Record<Refusals['offer_closed']['state'], string> = {
  ended: 'Esta oferta terminó. Llame a la academia, por favor.',
  withdrawn: 'Esta oferta se retiró. Llame a la academia, por favor.',
  paid: 'Esta oferta ya está pagada.',
}

/** The API's own sentences are English. */
const refusals: SentencesOf<SentFacts> = {
  session_full: ({ dates }) =>
    dates.length > 1
      ? `Estas fechas ya no tienen cupo: ${inWords(dates)}. Elija otras, por favor.`
      : `Esta fecha ya no tiene cupo: ${inWords(dates)}. Elija otra, por favor.`,
  no_such_date: ({ dates }) => `Esta fecha ya no está disponible: ${inWords(dates)}.`,
  unknown_date: 'Esa fecha no existe.',
  seats_left: 'Esta fecha todavía tiene cupo: puede inscribirse directamente.',
  seats_in_payment: ({ retryAt }) =>
    `Los últimos cupos de esta fecha se están pagando en este momento. Vuelva a consultar después de ${hourInSpanish(clockTime(retryAt, 'es'))}: si alguno no se paga, queda libre.`,
  too_many_unpaid_seats: ({ retryAt }) =>
    `Ya se reservaron varios cupos sin pagar desde su red o con este correo. Páguelos o inténtelo de nuevo después de ${hourInSpanish(clockTime(retryAt, 'es'))}.`,
  undeclared: 'Confirme, por favor, que cumple lo que estos cursos requieren.',
  offer_over: 'Esta oferta de la lista de espera ya no es válida.',
  code_refused: 'Este código no vale para esta inscripción.',
  offer_closed: ({ state }) => closedOffer[state],
  takeover_blocked: `Ahora no es posible ceder este curso. Puede cederlo quien lo pagó por completo, hasta ${takeoverDays} días antes y con el correo de otra persona.`,
  takeover_closed: ({ state }) =>
    state === 'taken'
      ? 'Este curso ya se tomó con este enlace.'
      : 'Este enlace ya no sirve. Pida uno nuevo a su colega.',
  offer_in_use: 'Ya hay un pago de este cupo en otra ventana.',
  payment_in_progress: 'Su pago anterior todavía se está procesando.',
  already_paid: 'Su inscripción anterior ya está pagada. La confirmación le llegará por correo.',
  no_credit: 'Ya no le queda crédito. Vuelva a cargar la página para pagar con tarjeta.',
  upgrade_blocked: 'El cambio de programa espera hasta que se resuelva un pago en disputa o vencido.',
  nothing_to_pay: 'Esta inscripción ya está pagada: no queda nada por pagar.',
  paid_too_late:
    'Su pago anterior llegó tarde para su fecha. Reembolsaremos el total a su tarjeta y le enviamos un correo. Inténtelo de nuevo, por favor.',
  registration_closed: 'Esta inscripción se cerró. Empiece de nuevo, por favor.',
  plan_unavailable: 'Este pedido no se puede pagar en cuotas.',
  card_not_saved: 'No se pudo guardar la tarjeta. Inténtelo de nuevo o use otra tarjeta.',
  date_unpaid: 'Primero pague una parte más: podrá elegir la fecha cuando lo pagado cubra el curso.',
  payments_unavailable: 'No se pudo conectar con el servicio de pagos. Inténtelo de nuevo.',
  too_many_requests: 'Demasiados intentos. Inténtelo de nuevo más tarde.',
  disputed: 'El pago está en disputa: no se puede cancelar nada hasta que se resuelva.',
  not_cancellable: 'Uno de los cursos elegidos ya no se puede cancelar.',
  amount_changed: 'El monto del reembolso cambió. Revíselo y confirme de nuevo.',
  not_active: 'Este curso no está entre sus cursos activos.',
  date_fixed: `Una fecha se puede cambiar hasta ${refundPolicy.fullDays} días antes. Llame a la academia, por favor.`,
  payment_open:
    'Todavía hay un pago, un reembolso o una disputa en curso. Podrá eliminar su cuenta cuando termine.',
  credit_sign_in: 'Inicie sesión con un correo verificado para usar su crédito.',
  courses_active:
    'Todavía tiene cursos activos. Cancélelos primero, por favor: antes de confirmar verá el reembolso.',
  entered_before:
    'Este formulario ya se envió y se revisó, así que no se cambió nada. Use un formulario nuevo, por favor.',
  sign_in_to_change_date:
    'Esta inscripción pertenece a una cuenta. Inicie sesión en esa cuenta para cambiar la fecha.',
  sign_in_to_cancel:
    'Esta inscripción pertenece a una cuenta. Para cancelar, inicie sesión en esa cuenta, por favor.',
  sign_in_again: 'Para eliminar su cuenta, vuelva a escribir su contraseña.',
  evaluation_closed: 'La evaluación se abre después de la última lección y del fin de semana.',
  evaluation_given: 'Usted ya evaluó este curso. Gracias.',
  lesson_waits: 'Las lecciones nuevas esperan un pago vencido. Páguelo en su cuenta o llame a la academia.',
  not_open: 'La puerta se abre 15 minutos antes del inicio.',
  other_window: 'El examen está abierto en otra ventana. Continúe allí o vuelva a abrirlo aquí.',
  test_closed: 'Este examen no se puede tomar ahora.',
  test_over: 'El tiempo de este examen terminó o ya se entregó. Cuentan las respuestas guardadas.',
  too_many_notes: 'No hay más espacio para notas. Borre algunas primero.',
  not_signed_in: 'Inicie sesión, por favor.',
  invalid_token: 'Su sesión venció. Vuelva a iniciar sesión, por favor.',
  identity_unreachable: 'No se pudo conectar con el servicio de identidad. Inténtelo de nuevo.',
  not_found: 'No encontramos lo que buscaba.',
  invalid_request: ({ field = '' }) => {
    const label = labelOf(field, labels, (course) => `Fecha de ${words.courseLabel(course)}`)
    return label
      ? `Hay un dato que no es válido: «${label}». Revíselo, por favor.`
      : 'Uno de los datos no es válido. Revíselos, por favor.'
  },
  database_unavailable: 'En este momento el sitio no puede leer ni guardar nada. Inténtelo de nuevo.',
  internal_error: 'Algo falló de nuestro lado. Inténtelo de nuevo.',
}

const other = 'No fue posible. Inténtelo de nuevo.'

/** 'Módulo 2, 12–14 de septiembre de 2025; Clínico 1, 16–21 de octubre de 2025' */
function inWords(dates: Refusals['session_full']['dates']): string {
  return dates
    .map(({ course, start, end = start }) => `${words.courseLabel(course)}, ${words.formatRange(start, end)}`)
    .join('; ')
}

/** These two have other labels in each form. */
const labels = new Map(Object.entries({ ...fieldLabels, selectedItems: 'Cursos', title: 'Título' }))

/** A refusal on a page. A code without a sentence is not for people. */
export function refusal(code: string, _sentence: string, facts: RefusalFacts): string {
  return writeSentence(refusals[code as RefusalCode] ?? other, facts)
}
