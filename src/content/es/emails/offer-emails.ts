import type { OfferEmails } from '../../en/emails/offer-emails.ts'

export const offerEmails: OfferEmails = {
  subject: (money) => `Su oferta: ${money}`,
  title: 'Su oferta',
  text: 'Esto es lo que acordamos. El enlace de abajo lo muestra todo y permite pagar con tarjeta.',
  textFor: (person) =>
    `Esto es lo que acordamos para ${person}. El enlace de abajo lo muestra todo y permite pagar con tarjeta.`,
  price: 'Su precio',
  until: (day) => `Puede pagar hasta el ${day}.`,
  held: 'Le guardamos los cupos hasta entonces.',
  button: 'Ver y pagar',
  noDate: 'La fecha se elige después',
  receipt: {
    subject: (number) => `Recibo ${number}`,
    title: 'Gracias por su pago',
    text: (money, person) => `Hemos recibido ${money} por ${person}.`,
    number: 'Recibo',
    link: 'Recibo (PDF)',
    plan: 'Ver los pagos',
  },
}
