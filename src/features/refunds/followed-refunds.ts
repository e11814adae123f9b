// Emails about refunds of ours whose state changed at the provider or by a chargeback.

import type { Cents } from '#domain/money/money.ts'
import type { RefundState } from '#domain/money/settlement.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import { type RefundRow, sentKey } from '#platform/database/rows/payments.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import type { ProviderRefund } from '#platform/provider/answers.ts'
import { notifyOfRefundFailure, notifyOfReversedChargeback, notifyOfShortBalance } from './refund-notices.ts'

/** A refund as it was recorded, with its state now and the part that a chargeback covers. */
export type FollowedRefund = {
  before: RefundRow
  state: RefundState
  chargeback: Cents
  chargebackBefore: Cents
}

export async function notifyOfShortBalances(
  trx: Database,
  registration: RegistrationRow,
  followed: readonly FollowedRefund[],
  sent: readonly ProviderRefund[],
  context: Context,
) {
  for (const { before } of followed) {
    const waits = sent.some(({ key, waitsForFunds }) => waitsForFunds && key === sentKey(before))
    if (waits) await notifyOfShortBalance(trx, registration, before, context)
  }
}

export async function notifyOfRefunds(
  trx: Database,
  registration: RegistrationRow,
  followed: readonly FollowedRefund[],
  context: Context,
) {
  for (const { before, state, chargeback, chargebackBefore } of followed) {
    if (chargeback < chargebackBefore) {
      const amount = chargebackBefore - chargeback
      const reversed = { key: before.key, amount, isWhole: amount === before.amount }
      await notifyOfReversedChargeback(trx, registration, reversed, context)
    } else if (state === 'failed' && before.state !== 'failed') {
      await notifyOfRefundFailure(trx, registration, before, context)
    }
  }
}
