import { z } from 'zod'
import { programIds } from '#domain/catalogue/catalogue.ts'
import { calls } from '../calls.ts'
import { openedPayment } from '../checkout.ts'

export const awardFeeCalls = calls({
  'POST /api/account/awards/:award/fee/payment-intent': {
    summary: 'Opens the payment of the fee of an award; 409 when it is paid',
    who: 'registrant',
    params: z.object({ award: z.enum(programIds) }),
    body: z.object({}),
    answer: openedPayment,
  },
})
export type AwardFeeCalls = typeof awardFeeCalls
