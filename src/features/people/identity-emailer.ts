import type { Database } from '#platform/database/connection.ts'
import type { Outbox } from '#platform/email/outbox.ts'
import { type IdentityEmail, identityEmail } from './identity.emails.ts'

const kinds: Record<IdentityEmail['kind'], string> = {
  PASSWORD_RESET: 'password-reset',
  VERIFY_EMAIL: 'email-verification',
  VERIFY_AND_CHANGE_EMAIL: 'email-change',
  RECOVER_EMAIL: 'email-changed',
  EMAIL_RESTORED: 'email-restored',
}

/** Queues the identity service's emails in the transaction that stores their codes. */
export function makeIdentityEmailer({ outbox, origin }: { outbox: Outbox; origin: string }) {
  return (db: Database, email: IdentityEmail & { key: string }): Promise<void> => {
    const { key, kind, to, language } = email
    return outbox.post(db, { key, kind: kinds[kind], to, language, ...identityEmail(email, origin) })
  }
}
