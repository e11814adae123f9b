import type { RegistrationStatus } from '#domain/registrations/registration.ts'

/** Counters for the metrics. */
export type PaymentTally = {
  /** By the status that the registration changed to. */
  payment(outcome: RegistrationStatus): void
  /** By the type of the provider's event. */
  event(type: string): void
}
