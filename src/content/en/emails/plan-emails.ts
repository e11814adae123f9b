/** Emails about paying in parts. */
export const planEmails = {
  terms: 'Your payments',
  payment: (position: number, count: number) =>
    position === 1 ? 'First payment' : `Payment ${position} of ${count}`,
  paidToday: 'paid',
  chargedOn: (day: string) => `charged on ${day}`,
  total: 'Total',
  note: 'No interest, no fee. We email you three days before each payment. You can pay the rest or change the card at any time.',
  view: 'See your payments',
  soon: {
    subject: (money: string, day: string) => `${money} will be charged on ${day}`,
    subjectNoCard: (money: string, day: string) => `${money} is due on ${day}`,
    title: 'Your next payment',
    text: (money: string, day: string) => `On ${day} we charge ${money} to your card.`,
    noCard: (money: string, day: string) =>
      `${money} is due on ${day}. No card is saved for it. Please enter one, or pay before that day.`,
    card: (card: string) => `Card: ${card}.`,
    view: 'Pay now or change the card',
  },
  made: {
    subject: (money: string, receipt: string) => `We have received ${money}, receipt ${receipt}`,
    title: 'Thank you for your payment',
    text: (money: string) => `We have received ${money}.`,
    rest: (money: string) => `Still to pay: ${money}.`,
    done: 'Your registration is paid in full.',
    receipt: 'Receipt',
    statement: 'Statement',
  },
  declined: {
    subject: (money: string) => `Your payment of ${money} did not go through`,
    title: (day: string) => `The payment of ${day} did not go through`,
    text: (money: string) => `Your bank declined the payment of ${money}.`,
    noCard: (money: string) =>
      `No card is saved for the payment of ${money}. Please pay it with any card, and save one for later payments.`,
    needsBank: (money: string) => `Your bank asks you to confirm the payment of ${money}.`,
    again: (day: string) => `We try again on ${day}.`,
    noMore: 'We do not try this card again.',
    kept: (day: string) => `Your seats and lessons stay as they are until ${day}.`,
    button: 'Pay with any card',
  },
  card: {
    subject: 'The card of your payments has changed',
    title: 'Your new card',
    text: (card: string) => `From the next payment on we charge ${card}.`,
    unasked: 'If you didn’t do this, please email or call us.',
  },
  release: {
    subject: 'Your seats will be released',
    title: 'Your seats will be released',
    text: (money: string, until: string) =>
      `${money} is still to pay. If it is not paid by ${until} (Los Angeles time), we release your seats.`,
    button: 'Pay now',
  },
}
export type PlanEmails = typeof planEmails
