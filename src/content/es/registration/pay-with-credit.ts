import type { Copy } from '../../en/registration/pay-with-credit.ts'
import { refusal } from '../refusals.ts'
import { acceptTerms } from './accept-terms.ts'

/** El crédito, los cambios de programa y las cuotas, en la cuenta y al inscribirse. */
export const copy: Copy = {
  credit: {
    title: 'Su crédito',
    total: (money) => `${money}\u00a0USD disponibles`,
    note: 'Al inscribirse puede pagar con su crédito. El resto se paga con tarjeta. No puede usarlo para pasar a un programa, pagar una oferta, inscribir a un grupo ni pagar en cuotas.',
    sources: {
      refund: 'Elegido en lugar de un reembolso',
      returned: 'Recuperado tras una cancelación',
      goodwill: 'De la academia',
      product: 'Crédito de producto',
      upgrade: 'Contado para un programa',
      refilled: 'Su cupo lo tomó la lista de espera',
    },
    until: (day) => `vence el ${day}`,
    states: { used: 'usado', expired: 'vencido', reversed: 'retirado' },
    left: (left, amount) => `quedan ${left} de ${amount}\u00a0USD`,
  },
  upgrade: {
    title: 'Pase a un programa',
    text: (program, counted) => `Lo que pagó por sus cursos, ${counted}\u00a0USD, cuenta para el ${program}.`,
    kept: 'Sus fechas, lecciones y certificados pasan al programa. El resto se paga de una vez, con tarjeta.',
    rest: (money) => `Precio restante: ${money}\u00a0USD`,
    button: (money) => `Pasar al programa por ${money}\u00a0USD`,
    blocked: {
      disputed: 'Hay que esperar a que su banco decida sobre un pago en disputa.',
      overdue: 'Hay que esperar a que se haga el pago vencido.',
    },
    complete: 'Completar el cambio',
  },
  pay: {
    button: (money) => `Pagar ${money}\u00a0USD`,
    declined: 'El pago no se completó. Intente de nuevo o use otra tarjeta.',
    failed: 'No se pudo abrir el pago.',
    tryAgain: 'Intentar de nuevo',
    opening: 'Abriendo el pago…',
    accept: acceptTerms,
    first: 'Primero acepte los términos.',
  },
  fees: {
    title: 'Cuotas de los reconocimientos',
    text: 'Cada reconocimiento tiene una cuota, que se paga una sola vez. Después cuenta en su avance.',
  },
  register: {
    use: (money) => `Usar mi crédito de ${money}\u00a0USD`,
    covers: (credit, rest) => `El crédito paga ${credit}\u00a0USD. Su tarjeta paga ${rest}\u00a0USD.`,
    coversAll: (credit) => `El crédito paga ${credit}\u00a0USD. No necesita tarjeta.`,
    button: (money) => `Pagar ${money}\u00a0USD con crédito`,
    title: 'Pagar con crédito',
  },
  refusal,
}
