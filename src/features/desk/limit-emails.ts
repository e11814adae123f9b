import { hours } from '#domain/dates/days.ts'
import type { Limiter } from '#platform/limits/limits.ts'
import { Refusal } from '#platform/refusal.ts'

const perPerson = { limit: 5, per: hours(1) }

/** For emails that staff send with one click: otherwise a script could fill somebody's mailbox. */
export async function limitEmailsTo(email: string, { limiter }: { limiter: Limiter }): Promise<void> {
  const { allowed } = await limiter.take(`office email to ${email}`, perPerson)
  if (!allowed) throw new Refusal('emails_too_many', { limit: perPerson.limit })
}
