import type { RegistrationStatus } from '#domain/registrations/registration.ts'

export const registrationStatuses: Record<RegistrationStatus, string> = {
  awaiting_payment: 'Pendiente de pago',
  completed: 'Completado',
  refund_pending: 'Reembolso en curso',
  partially_refunded: 'Reembolsado en parte',
  refunded: 'Reembolsado',
  expired: 'Vencido',
  canceled: 'Cancelado',
  needs_review: 'En revisión',
}
