import type { PlanEmails } from '../../en/emails/plan-emails.ts'

export const planEmails: PlanEmails = {
  terms: 'Sus pagos',
  payment: (position, count) => (position === 1 ? 'Primer pago' : `Pago ${position} de ${count}`),
  paidToday: 'pagado',
  chargedOn: (day) => `se cobra el ${day}`,
  total: 'Total',
  note: 'Sin intereses ni cargos. Le escribimos tres días antes de cada pago. Puede pagar el resto o cambiar la tarjeta en cualquier momento.',
  view: 'Ver sus pagos',
  soon: {
    subject: (money, day) => `El ${day} se cobrarán ${money}`,
    subjectNoCard: (money, day) => `El ${day} vence su pago de ${money}`,
    title: 'Su próximo pago',
    text: (money, day) => `El ${day} cobraremos ${money} a su tarjeta.`,
    noCard: (money, day) =>
      `El ${day} vence su pago de ${money}. No tenemos una tarjeta guardada. Registre una o pague antes de ese día.`,
    card: (card) => `Tarjeta: ${card}.`,
    view: 'Pagar ahora o cambiar la tarjeta',
  },
  made: {
    subject: (money, receipt) => `Recibimos ${money}, recibo ${receipt}`,
    title: 'Gracias por su pago',
    text: (money) => `Recibimos ${money}.`,
    rest: (money) => `Queda por pagar: ${money}.`,
    done: 'Su inscripción está pagada por completo.',
    receipt: 'Recibo',
    statement: 'Estado de cuenta',
  },
  declined: {
    subject: (money) => `Su pago de ${money} no se realizó`,
    title: (day) => `El pago del ${day} no se realizó`,
    text: (money) => `Su banco rechazó el pago de ${money}.`,
    noCard: (money) =>
      `No tenemos una tarjeta guardada para el pago de ${money}. Páguelo con cualquier tarjeta y registre una para los pagos siguientes.`,
    needsBank: (money) => `Su banco le pide confirmar el pago de ${money}.`,
    again: (day) => `Lo intentaremos de nuevo el ${day}.`,
    noMore: 'No volveremos a intentar con esta tarjeta.',
    kept: (day) => `Sus cupos y lecciones siguen como están hasta el ${day}.`,
    button: 'Pagar con cualquier tarjeta',
  },
  card: {
    subject: 'La tarjeta de sus pagos ha cambiado',
    title: 'Su nueva tarjeta',
    text: (card) => `Desde el próximo pago cobraremos a ${card}.`,
    unasked: 'Si no fue usted, escríbanos o llámenos.',
  },
  release: {
    subject: 'Sus cupos quedarán libres',
    title: 'Sus cupos quedarán libres',
    text: (money, until) =>
      `Quedan por pagar ${money}. Si no se pagan antes del ${until} (hora de Los Ángeles), sus cupos quedarán libres.`,
    button: 'Pagar ahora',
  },
}
