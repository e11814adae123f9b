import type { Copy } from '../en/pay-with-credit.ts'
import { refusal } from './refusals.ts'

/** El crédito, los cambios de programa y las cuotas, en la cuenta y al inscribirse. */
export const copy: Copy = {
  credit: {
    title: 'Su crédito',
    total: (money) => `${money} disponibles`,
    note: 'Al inscribirse puede pagar con su crédito. El resto se paga con tarjeta. No sirve para pasar a un programa, para una oferta, para un grupo ni para pagar en partes.',
    sources: {
      refund: 'Elegido en lugar de un reembolso',
      returned: 'Recuperado tras una cancelación',
      goodwill: 'De la academia',
      product: 'Crédito de producto',
      upgrade: 'Contado para un programa',
      refilled: 'Su lugar lo tomó la lista de espera',
    },
    until: (day) => `vence el ${day}`,
    states: { used: 'usado', expired: 'vencido', reversed: 'retirado' },
    left: (left, amount) => `quedan ${left} de ${amount}`,
  },
  upgrade: {
    title: 'Pase a un programa',
    text: (program, counted) => `Lo que pagó por sus cursos, ${counted}, cuenta para el ${program}.`,
    kept: 'Sus fechas, lecciones y certificados pasan al programa. El resto se paga de una vez, con tarjeta.',
    rest: (money) => `Precio restante: ${money}`,
    button: (money) => `Pasar al programa por ${money}`,
    blocked: {
      disputed: 'Hay que esperar a que su banco decida sobre un pago en disputa.',
      overdue: 'Hay que esperar a que se haga el pago vencido.',
    },
    complete: 'Completar el cambio',
  },
  pay: {
    button: (money) => `Pagar ${money}`,
    declined: 'El pago no se completó. Intente de nuevo o use otra tarjeta.',
    failed: 'No se pudo abrir el pago.',
    tryAgain: 'Intentar de nuevo',
    opening: 'Abriendo el pago…',
    accept: ['Acepto los ', 'Términos', ' y el aviso de ', 'Privacidad', '.'],
    first: 'Primero acepte los términos.',
  },
  fees: {
    title: 'Cuotas de los títulos',
    text: 'Cada título tiene una cuota, que se paga una sola vez. Después cuenta en el avance del título.',
  },
  register: {
    use: (money) => `Usar mi crédito de ${money}`,
    covers: (credit, rest) => `El crédito paga ${credit}. Su tarjeta paga ${rest}.`,
    coversAll: (credit) => `El crédito paga ${credit}. No necesita tarjeta.`,
    button: (money) => `Pagar ${money} con crédito`,
    title: 'Pagar con crédito',
  },
  refusal,
}
