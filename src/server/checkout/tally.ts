import type { RegistrationStatus } from '#domain/registration.ts'

/** Counts what is settled, for whoever watches. */
export type PaymentTally = {
  /** What a payment came to: the status that its registration got. */
  payment(outcome: RegistrationStatus): void
  /** An event of the provider, by its type. */
  event(type: string): void
}
