import { z } from 'zod'
import { programIds } from '#domain/catalogue/catalogue.ts'
import { createPaymentIntent } from './checkout.ts'

/** POST /api/account/awards/:award/fee/payment-intent */
export const payAwardFee = {
  summary: 'Opens the payment of the fee of an award; 409 when it is paid',
  params: z.object({ award: z.enum(programIds) }),
  body: z.object({}),
  response: createPaymentIntent.response,
}
