import type { CourseId } from '#domain/catalogue/catalogue.ts'
import type { Cents } from '#domain/money/money.ts'
import { isUuid } from '#domain/people/uuid.ts'

/** A sentence for staff, and the command that repairs the disagreement or shows it. */
export type Disagreement = { sentence: string; repair: string }

const academy = 'npm run academy --'

/** For what `repair` can fix without a decision by staff. */
export function repairCommand(what: string): string {
  return `${academy} repair ${what}`
}

/** What `repair` takes, of a command of `repairCommand`; null for the others. */
export function repairableOf(command: string): string | null {
  const start = repairCommand('')
  return command.startsWith(start) ? command.slice(start.length) : null
}

/** The id that a command names: of a registration or a waiting-list place. */
export function aboutOf(command: string): string | null {
  return command.split(' ').find(isUuid) ?? null
}

/** For what staff have to decide. */
export function showCommand(registrationId: string): string {
  return `${academy} registrations show ${registrationId}`
}

export function showCreditCommand(creditId: string): string {
  return `${academy} credit show ${creditId}`
}

/**
 * For a course that the academy cannot deliver: refunds the full price, not the policy's share. The command asks
 * first.
 */
export function refundCommand(
  registrationId: string,
  course: CourseId,
  price: Cents,
  reason: string,
): string {
  const cancel = `${academy} refund ${registrationId} --course ${course}`
  return price === 0 ? cancel : `${cancel} --amount ${(price / 100).toFixed(2)} --reason "${reason}"`
}

/** For dates without a paid registration. */
export function listDatesCommand(course: CourseId): string {
  return `${academy} sessions list --course ${course}`
}
