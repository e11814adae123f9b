import { type RefundRule, refundPolicy } from '#domain/refunds.ts'

export const refundRules: Record<RefundRule, string> = {
  'no-date': 'sin fecha elegida: se devuelve todo',
  full: `al menos ${refundPolicy.fullDays} días antes: se devuelve todo`,
  half: `menos de ${refundPolicy.fullDays} días antes: se devuelve la mitad`,
  'last-week': 'menos de una semana antes: no se devuelve nada',
  'too-old': 'la inscripción es demasiado antigua: no se devuelve nada',
  completed: 'completado',
  moved: 'la academia cambió la fecha: se devuelve todo',
  disputed: 'el banco ya devolvió el pago: no se devuelve nada más',
  returned: 'su precio ya se devolvió: no se devuelve nada más',
  rest: 'parte del pago ya se devolvió: se devuelve el resto',
}
