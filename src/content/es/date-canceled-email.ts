import type { DateCanceledEmail } from '../en/date-canceled-email.ts'

export const dateCanceledEmail: DateCanceledEmail = {
  subject: (course, day) => `La academia tuvo que cancelar ${course}: elija hasta el ${day}`,
  title: 'La academia tuvo que cancelar su fecha',
  text: (day) => `Lo sentimos: esta fecha no se realizará. Elija hasta el ${day} lo que prefiera.`,
  card: 'Un reembolso',
  cardText: (money) => `${money} a la tarjeta con la que pagó`,
  returned: (money) => `${money} como crédito, porque pagó con crédito`,
  ends: (money) => `Ya no tendrá que pagar ${money}`,
  credit: 'Crédito',
  creditText: (money, months) => `${money} para cualquier curso, para usar en ${months} meses`,
  date: 'Otra fecha',
  dateText: 'Su curso sigue pagado. Podrá cancelar con reembolso completo hasta que empiece.',
  silence: 'Si no elige, recibirá el reembolso.',
  button: 'Elegir ahora',
}
