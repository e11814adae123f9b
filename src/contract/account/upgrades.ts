import { z } from 'zod'
import { programIds } from '#domain/catalogue/catalogue.ts'
import { calls } from '../calls.ts'
import { openedPayment } from '../checkout.ts'
import { cents, storedId } from '../fields.ts'

const upgrade = z.object({
  program: z.enum(programIds),
  price: cents,
  /** What was paid for courses of the program. It counts once. */
  counted: cents,
  /** What is still to pay. */
  rest: cents,
  courses: z.array(storedId),
  /** Why it must wait: a payment is disputed, or a payment of a plan is overdue. */
  blocked: z.enum(['disputed', 'overdue']).nullable(),
})
export type Upgrade = z.infer<typeof upgrade>

export const upgradeCalls = calls({
  'GET /api/account/upgrades': {
    summary: 'The programs that contain courses of the account, with their remaining price',
    who: 'registrant',
    answer: z.array(upgrade),
  },
  'POST /api/account/upgrades/:program/payment-intent': {
    summary: 'Opens the payment of the rest of a program; 409 while a payment is disputed or overdue',
    who: 'registrant',
    params: z.object({ program: z.enum(programIds) }),
    body: z.object({}),
    answer: openedPayment,
  },
})
export type UpgradeCalls = typeof upgradeCalls
