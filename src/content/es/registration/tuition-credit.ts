import type { CreditEmails } from '../../en/registration/tuition-credit.ts'

/** Correos sobre el crédito. */
export const creditEmails: CreditEmails = {
  subject: (money) => `Tiene ${money} de crédito`,
  title: 'Su crédito',
  sources: {
    refund: (money) => `Tiene ${money} de crédito en su cuenta, como usted eligió.`,
    returned: (money) => `Recuperó ${money} de crédito en su cuenta.`,
    goodwill: (money) => `La academia le dio ${money} de crédito.`,
    product: (money) => `Recibió ${money} de crédito de producto.`,
    upgrade: (money) => `Tiene ${money} de crédito en su cuenta.`,
    refilled: (money) =>
      `Una persona de la lista de espera tomó su cupo. Por eso recibe el resto de lo que pagó, ${money}, como crédito.`,
  },
  use: (day) =>
    `Puede pagar cualquier curso con él hasta el ${day}. Inicie sesión con este correo antes de inscribirse.`,
  view: 'Ver su crédito',
}
