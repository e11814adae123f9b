/** Emails about credit. */
export const creditEmails = {
  subject: (money: string) => `You have ${money} of credit`,
  title: 'Your credit',
  sources: {
    refund: (money: string) => `${money} is on your account as credit, as you chose.`,
    returned: (money: string) => `${money} is back on your account as credit.`,
    goodwill: (money: string) => `The academy has given you ${money} of credit.`,
    product: (money: string) => `You have received ${money} of product credit.`,
    upgrade: (money: string) => `${money} is on your account as credit.`,
    refilled: (money: string) =>
      `A person of the waiting list took your seat. So you get the rest of what you paid, ${money}, as credit.`,
  },
  use: (day: string) =>
    `You can pay any course with it until ${day}. Sign in with this email address before you register.`,
  view: 'See your credit',
}
export type CreditEmails = typeof creditEmails
