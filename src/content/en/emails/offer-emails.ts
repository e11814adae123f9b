export const offerEmails = {
  subject: (money: string) => `Your offer: ${money}`,
  title: 'Your offer',
  text: 'Here is what we agreed. The link below shows everything and takes your card.',
  /** To a payer. */
  textFor: (person: string) =>
    `Here is what we agreed for ${person}. The link below shows everything and takes your card.`,
  price: 'Your price',
  until: (day: string) => `You can pay until ${day}.`,
  held: 'The seats are held for you until then.',
  button: 'See and pay',
  noDate: 'You choose the date later',
  receipt: {
    subject: (number: string) => `Receipt ${number}`,
    title: 'Thank you for your payment',
    text: (money: string, person: string) => `We have received ${money} for ${person}.`,
    number: 'Receipt',
    link: 'Receipt (PDF)',
    plan: 'See the payments',
  },
}
export type OfferEmails = typeof offerEmails
