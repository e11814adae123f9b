import { refundPolicy } from '#domain/refunds.ts'
import type { Refunds } from '../en/refunds.ts'

const { fullDays, halfDays, months } = refundPolicy

export const refunds: Refunds = {
  title: 'Reembolsos y cancelaciones',
  scale: [
    { share: '100 %', when: `hasta ${fullDays} días antes` },
    { share: '50 %', when: `entre ${fullDays} y ${halfDays} días` },
    { share: 'Nada', when: 'en la última semana' },
  ],
  academyCancels: 'Si cancela la academia, se reembolsa o se abona el 100 %.',
  program: `El programa de ${months} meses se puede cancelar con 30 días de aviso.`,
  inFull: [
    `Hasta ${fullDays} días antes del primer día de un curso se devuelve el 100 % de su precio.`,
    `Entre ${fullDays} y ${halfDays} días antes se retiene un 50 % y se devuelve la otra mitad.`,
    'En la última semana antes del primer día no hay reembolso.',
    'Un curso sin fecha elegida se reembolsa por completo.',
  ],
}
