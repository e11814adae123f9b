import { refundPolicy } from '#domain/registrations/refunds.ts'
import type { Refunds } from '../../en/registration/refunds.ts'

const { fullDays, halfDays, months } = refundPolicy

export const refunds: Refunds = {
  title: 'Reembolsos y cancelaciones',
  scale: [
    { share: '100\u00a0%', when: `hasta ${fullDays} días antes` },
    { share: '50\u00a0%', when: `entre ${fullDays} y ${halfDays} días` },
    { share: 'Nada', when: 'en la última semana' },
  ],
  academyCancels: 'Si cancela la academia, se reembolsa o se acredita el 100\u00a0%.',
  program: `El programa de ${months} meses se puede cancelar con 30 días de anticipación.`,
  inFull: [
    `Hasta ${fullDays} días antes del primer día de un curso, se reembolsa el 100\u00a0% de su precio.`,
    `Entre ${fullDays} y ${halfDays} días antes, se cobra un cargo del 50\u00a0% y se reembolsa la otra mitad.`,
    'En la última semana antes del primer día, no hay reembolso.',
    'Un curso sin fecha elegida se reembolsa por completo.',
  ],
}
