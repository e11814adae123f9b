import { type RefundRule, refundPolicy } from '#domain/registrations/refunds.ts'

export const dueFirst = (due: string) =>
  `Primero se anulan los pagos pendientes de su plan (${due}\u00a0USD).`

export const refundRules: Record<RefundRule, string> = {
  'no-date': 'sin fecha elegida: reembolso completo',
  full: `al menos ${refundPolicy.fullDays} días antes: reembolso completo`,
  half: `menos de ${refundPolicy.fullDays} días antes: reembolso del 50\u00a0%`,
  'last-week': 'menos de una semana antes: sin reembolso',
  'too-old': `inscripción de hace más de ${refundPolicy.months} meses: sin reembolso`,
  completed: 'completado',
  moved: 'la academia cambió la fecha: reembolso completo',
  disputed: 'el banco ya devolvió el pago: sin más reembolso',
  returned: 'el precio ya se reembolsó: sin más reembolso',
  rest: 'parte del pago ya se reembolsó: se reembolsa el resto',
}
