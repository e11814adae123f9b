import type Stripe from 'stripe'
import type { Form } from './form.ts'
import { take } from './parameters.ts'

/** Stored and shown. Nothing depends on it. */
export function shippingOf(form: Form | undefined): Stripe.PaymentIntent.Shipping | null {
  if (form === undefined) return null
  const { address, name, carrier, phone, tracking_number } = take(
    form,
    { address: 'object!', name: 'text!', carrier: 'text', phone: 'text', tracking_number: 'text' },
    'shipping',
  )
  const lines = take(
    address,
    { city: 'text', country: 'text', line1: 'text', line2: 'text', postal_code: 'text', state: 'text' },
    'shipping[address]',
  )
  return {
    address: {
      city: lines.city || null,
      country: lines.country || null,
      line1: lines.line1 || null,
      line2: lines.line2 || null,
      postal_code: lines.postal_code || null,
      state: lines.state || null,
    },
    carrier: carrier || null,
    name,
    phone: phone || null,
    tracking_number: tracking_number || null,
  }
}
