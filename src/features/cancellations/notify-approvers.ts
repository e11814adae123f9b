// The email to everybody who may approve a refund beyond the policy.

import type { Cents } from '#domain/money/money.ts'
import { grantOf, roles } from '#domain/people/office-roles.ts'
import { type Approver, approversBeside, findStaff } from '#features/staff/staff.queries.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import { officeOrigin } from '#platform/office-origin.ts'
import { refundAskedEmail } from './approval-asked.emails.ts'

const approverRoles = roles.filter((role) => grantOf(role, 'approve') === 'may')

export function approversFor(db: Database, staffId: string): Promise<Approver[]> {
  return approversBeside(db, staffId, approverRoles)
}

type Asked = {
  id: string
  registration: Pick<RegistrationRow, 'id' | 'name'>
  items: readonly string[]
  amount: Cents
  policy: Cents
  reason: string
  /** Who asks. */
  staffId: string
}

/** The key names the registration, so erasing the person deletes the emails too. */
export async function notifyApprovers(
  trx: Database,
  { id, registration, staffId, ...asked }: Asked,
  { outbox, origin }: Pick<Context, 'outbox' | 'origin'>,
): Promise<void> {
  const asker = await findStaff(trx, staffId)
  if (!asker) return
  const link = `${officeOrigin(origin)}/office/registrations/${registration.id}`
  const email = refundAskedEmail({ ...asked, by: asker.name, name: registration.name, link }, origin)
  for (const approver of await approversFor(trx, staffId)) {
    await outbox.post(trx, {
      key: `owner:refund-asked:${registration.id}:${id}:${approver.id}`,
      kind: 'owner',
      to: approver.email,
      replyTo: asker.email,
      language: 'en',
      ...email,
    })
  }
}
