import type { CreatePaymentIntentRequest, OpenedPayment, SettledPayment } from '#contract/checkout.ts'
import type { JoinedWaitingList, JoinWaitingList } from '#contract/waiting-list.ts'
import { call } from '../call.ts'
import { readFirstPage } from '../first-page.ts'

export type { OpenedPayment }

/** Without either, one payment by card. */
export type Pay = { plan?: true; credit?: never } | { credit?: true; plan?: never }

type Order = CreatePaymentIntentRequest['customerData']

/** `formKey` makes repeated calls for the same order a single registration. */
export function openPayment(
  order: Order,
  formKey: string,
  how: Pay,
  colleagues: NonNullable<CreatePaymentIntentRequest['colleagues']>,
  declared: boolean | undefined,
): Promise<OpenedPayment> {
  const firstPage = readFirstPage()
  const body: CreatePaymentIntentRequest = {
    email: order.email,
    customerData: order,
    ...how,
    ...(colleagues.length > 0 && { colleagues }),
    ...(declared !== undefined && { declared }),
    ...(firstPage && { firstPage }),
  }
  return call('POST /api/create-payment-intent', { body, headers: { 'idempotency-key': formKey } })
}

/** The server looks up the payment at the provider. */
export function settlePayment(clientSecret: string): Promise<SettledPayment> {
  return call('POST /api/settle-payment', { body: { clientSecret } })
}

export function joinWaitingList(place: JoinWaitingList): Promise<JoinedWaitingList> {
  return call('POST /api/waiting-list', { body: place })
}
