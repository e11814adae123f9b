import type { CreatePaymentIntentRequest, OpenedPayment, SettledPayment } from '#contract/checkout.ts'
import type { JoinedWaitingList, JoinWaitingList } from '#contract/waiting-list.ts'
import { post } from './api.ts'

export type { OpenedPayment, SettledPayment }

type Order = CreatePaymentIntentRequest['customerData']

/** The same order with the same key is the same registration, however often it is asked for. */
export function openPayment(order: Order, formKey: string): Promise<OpenedPayment> {
  const body: CreatePaymentIntentRequest = { email: order.email, customerData: order }
  return post('/api/create-payment-intent', body, { 'idempotency-key': formKey })
}

/** Asks the server what became of a payment; it asks the provider itself. */
export function settlePayment(clientSecret: string): Promise<SettledPayment> {
  return post('/api/settle-payment', { clientSecret })
}

export function joinWaitingList(place: JoinWaitingList): Promise<JoinedWaitingList> {
  return post('/api/waiting-list', place)
}
