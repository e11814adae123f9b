import { catalogue } from '../../catalogue.ts'
import type { Copy } from '../../en/registration/plan.ts'
import { refusal } from '../refusals.ts'

const numbers = ['ningún', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete']
const inWords = (count: number) => numbers[count] ?? count

export const copy: Copy = {
  refusal,
  meta: { title: 'Sus pagos', description: 'Los pagos de su inscripción, hechos y por venir.' },
  loading: 'Se están cargando sus pagos',
  failed: 'No se pudieron cargar sus pagos.',
  tryAgain: 'Intentar de nuevo',
  unknown: {
    title: 'Este enlace no funciona',
    text: 'Use el enlace completo de nuestro correo, o inicie sesión y abra Pagos.',
    button: 'Su cuenta',
  },
  choice: {
    title: '¿Cómo desea pagar?',
    full: 'Pagar completo',
    once: 'hoy, una sola vez',
    parts: 'Pagar en cuotas',
    after: (count, money) =>
      count === 1
        ? `hoy, y luego 1 pago de ${money}\u00a0USD`
        : `hoy, y luego ${count} pagos de ${money}\u00a0USD`,
    faults: {
      'not-offered': 'Estos cursos no se pueden pagar en cuotas.',
      get 'too-soon'() {
        return `Aquí no es posible pagar en cuotas: el último pago debe hacerse al menos ${catalogue().plan.lastBeforeDays} días antes de su primer curso.`
      },
      'too-small': 'Este monto es demasiado pequeño para pagarlo en cuotas.',
    },
    payments: (count) => `Sus ${inWords(count)} pagos`,
    today: 'Hoy',
    same: 'Sin intereses ni cargos. En cuotas paga el mismo total.',
    total: 'Total',
    fails: 'Si un pago no se realiza',
    thatDay: 'Ese día',
    thatDayText: 'Le escribimos. Sus cupos y lecciones siguen como están.',
    get retries() {
      return `Día ${catalogue().plan.retryDays.join(', día ')}`
    },
    retriesText: 'Se intenta de nuevo con la tarjeta. Puede pagar o cambiarla en cualquier momento.',
    get task() {
      return `Día ${catalogue().plan.taskDay}`
    },
    get taskText() {
      return `La oficina le llama. Ningún cupo se cede sin ${catalogue().plan.noticeHours} horas de aviso.`
    },
    cancel: 'Si cancela',
    cancelText:
      'Cada curso cuenta con su parte del precio, según su propia fecha. Lo que se devuelve termina primero los últimos pagos. Si pagó más de lo que aún debe, la diferencia vuelve a su tarjeta.',
    first: 'Primer pago',
    consent: (money, first, last) =>
      first === last
        ? `Cobrar ${money}\u00a0USD a esta tarjeta el ${first}. Un recordatorio llega ${inWords(catalogue().plan.reminderDays)} días antes.`
        : `Cobrar ${money}\u00a0USD a esta tarjeta el primer día de cada mes, del ${first} al ${last}. Un recordatorio llega ${inWords(catalogue().plan.reminderDays)} días antes.`,
    consentFirst: 'Primero acepte los pagos siguientes, por favor.',
    rest: 'Puede pagar el resto de una vez cuando quiera.',
  },
  plan: {
    title: (items) => `${items}, en cuotas`,
    paidOf: 'pagado de',
    failedOn: (day) => `El pago del ${day} no se realizó`,
    declined: (card) => (card ? `Su banco rechazó ${card}.` : 'Su banco rechazó la tarjeta.'),
    needsBank: 'Su banco le pide confirmar el pago.',
    again: (day) => `Lo intentaremos de nuevo el ${day}.`,
    kept: (day) => `Sus cupos y lecciones siguen como están hasta el ${day}.`,
    stopped: 'Su banco revisa un pago. No se cobra nada hasta que se resuelva.',
    payAmount: (money) => `Pagar ${money}\u00a0USD ahora`,
    changeCard: 'Cambiar tarjeta',
    date: 'Fecha',
    payment: 'Pago',
    amount: 'Monto',
    status: 'Estado',
    documents: 'Documentos',
    first: 'Primer pago',
    position: (position, count) => `${position} de ${count}`,
    states: { paid: 'Pagado', failed: 'Fallido', due: 'Pendiente' },
    receipt: 'Recibo',
    statement: 'Estado de cuenta',
    payNow: 'Pagar ahora',
    payRest: (money) => `Pagar el resto de una vez, ${money}\u00a0USD`,
    card: 'Tarjeta del plan',
    noCard: 'No hay tarjeta guardada.',
    cardNote: 'La nueva tarjeta se usa desde el próximo pago. La anterior se olvida.',
    signIn: 'Esta inscripción pertenece a una cuenta. Inicie sesión para cambiar la tarjeta.',
    done: 'Su inscripción está pagada por completo.',
  },
  pay: {
    title: (money) => `Pagar ${money}\u00a0USD`,
    button: (money) => `Pagar ${money}\u00a0USD`,
    save: 'Guardar tarjeta',
    close: 'Cerrar',
    opening: 'Se está cargando el formulario de la tarjeta',
    failed: 'No se pudo cargar el formulario de la tarjeta. Inténtelo de nuevo.',
    declined: 'Su tarjeta fue rechazada. Pruebe con otra, por favor.',
    paid: 'Gracias. Su pago ha llegado.',
    saved: 'Su nueva tarjeta está guardada.',
    testMode: 'Modo de prueba.',
    testCard:
      'No se cobra a ninguna tarjeta. Use 4242\u00a04242\u00a04242\u00a04242, cualquier fecha futura y código.',
  },
}
