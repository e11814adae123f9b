import type { RefundWay } from '#domain/registrations/refunds.ts'
import type { DateCanceledEmail } from '../../en/emails/date-canceled-email.ts'

const goesTo: Record<RefundWay, string> = {
  card: 'a la tarjeta con la que pagó',
  payer: 'a la tarjeta con la que se pagó',
  offline: 'por transferencia o cheque',
}

export const dateCanceledEmail: DateCanceledEmail = {
  subject: (course, day) => `La academia tuvo que cancelar ${course}: elija hasta el ${day}`,
  title: 'La academia tuvo que cancelar su fecha',
  text: (day) => `Lo sentimos: esta fecha no se realizará. Elija hasta el ${day} lo que prefiera.`,
  reminderSubject: (course, day) => `${course}: elija hasta el ${day}`,
  reminderTitle: 'Todavía puede elegir',
  reminderText: (day) =>
    `La academia tuvo que cancelar esta fecha y usted aún no ha elegido. Elija hasta el ${day} lo que prefiera.`,
  card: 'Un reembolso',
  cardText: (money, way) => (money === null ? goesTo[way] : `${money} ${goesTo[way]}`),
  returned: (money) => `${money} como crédito, porque pagó con crédito`,
  ends: (money) => `Ya no tendrá que pagar ${money}`,
  credit: 'Crédito',
  creditText: (money, months) => `${money} para cualquier curso, para usar en ${months} meses`,
  date: 'Otra fecha',
  dateText: 'Su curso sigue pagado. Podrá cancelar con reembolso completo hasta que empiece.',
  silence: 'Si no elige, recibirá el reembolso.',
  button: 'Elegir ahora',
}
