import { academy } from '../../academy.ts'
import type { Copy } from '../../en/registration/offer.ts'
import { refusal } from '../refusals.ts'
import { acceptTerms } from './accept-terms.ts'

export const copy: Copy = {
  refusal,
  meta: { title: 'Su oferta', description: 'Una oferta de la academia, que se paga con tarjeta.' },
  phone: academy.phone,
  loading: 'Se está cargando su oferta',
  failed: 'No se pudo cargar su oferta.',
  tryAgain: 'Intentar de nuevo',
  unknown: {
    title: 'Este enlace no funciona',
    text: 'Use el enlace completo de nuestro correo o llámenos.',
  },
  closed: 'Esta oferta no se puede pagar',
  paidBefore: {
    title: 'Esta oferta ya está pagada',
    text: 'Le enviamos la confirmación por correo. Si tiene preguntas, llámenos.',
  },
  call: 'Llámenos, por favor.',
  for: (name) => `Para ${name}`,
  agreed: 'Acordado por teléfono',
  listed: (money) => `en lugar de ${money}`,
  noDate: 'La fecha se elige después',
  held: 'Le guardamos un cupo hasta que termine la oferta',
  refunds: {
    title: 'Si cambian sus planes',
    until: (day, course) => `${course}: hasta el ${day}`,
    full: '100\u00a0%',
    half: '50\u00a0%',
    none: 'Nada',
    after: 'después',
  },
  price: 'Su precio',
  until: 'Válida hasta',
  wrong: '¿Algo no es como dijimos? Llame antes de pagar.',
  pay: {
    title: 'Pago con tarjeta',
    full: 'Completo',
    parts: 'En cuotas',
    today: (money) => `${money}\u00a0USD hoy`,
    legend: '¿Cómo desea pagar?',
    after: (day, money) => `${day}: ${money}\u00a0USD`,
    consent: (money, count) =>
      `Cobrar ${money}\u00a0USD a esta tarjeta el primer día ${count === 1 ? 'del próximo mes' : `de los próximos ${count} meses`}, en los días de arriba.`,
    accept: acceptTerms,
    first: 'Primero marque las casillas, por favor.',
    button: (money) => `Pagar ${money}\u00a0USD`,
    opening: 'Se está cargando el formulario de la tarjeta',
    broken: 'No se pudo cargar el formulario de la tarjeta.',
    declined: 'Su tarjeta fue rechazada. Pruebe con otra, por favor.',
    testMode: 'Modo de prueba.',
    testCard:
      'No se cobra a ninguna tarjeta. Use 4242\u00a04242\u00a04242\u00a04242, cualquier fecha futura y código.',
    receipt: (email) => `El recibo se envía a ${email}. No hace falta una cuenta.`,
  },
  otherWays: 'En una oferta no se puede usar crédito. Para pagar por transferencia o cheque, llámenos:',
  paid: {
    title: 'Gracias. Su pago ha llegado.',
    text: 'La confirmación le llegará por correo. Si tiene preguntas, llámenos.',
  },
}
