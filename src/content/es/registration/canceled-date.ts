import type { Copy } from '../../en/registration/canceled-date.ts'
import { refusal } from '../refusals.ts'

export const copy: Copy = {
  refusal,
  title: 'La academia tuvo que cancelar su fecha',
  text: (was, lastDay) =>
    `La fecha del ${was} no se realizará. Lo sentimos. Elija hasta el ${lastDay} lo que prefiera.`,
  options: 'Lo que prefiere',
  card: (money) => (money === null ? 'Un reembolso' : `Un reembolso de ${money}\u00a0USD`),
  cardNotes: {
    card: 'A la tarjeta con la que pagó. Los bancos tardan de 5 a 10 días hábiles.',
    payer: 'A la tarjeta con la que se pagó. Los bancos tardan de 5 a 10 días hábiles.',
    offline: 'Por transferencia o cheque.',
  },
  returned: 'Lo que pagó con crédito vuelve como crédito.',
  ends: (money) => `Ya no tendrá que pagar ${money}\u00a0USD.`,
  credit: (money) => `Un crédito de ${money}\u00a0USD`,
  creditNote: (months) => `Para cualquier curso, durante ${months} meses.`,
  date: 'Otra fecha',
  dateNote: 'Su curso sigue pagado. Podrá cancelar con reembolso completo hasta que empiece.',
  silence: 'Si no elige, recibirá el reembolso.',
  confirm: 'Confirmar mi elección',
  toDates: 'Ver las fechas',
  choose: 'Elija una de las opciones, por favor.',
  problem: 'No pudimos guardar su elección. Inténtelo de nuevo, por favor.',
  done: 'Guardamos su elección y le enviamos un correo.',
}
