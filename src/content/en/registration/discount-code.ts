import { refusal } from '../refusals.ts'

/** The field for a discount code on the register page. */
export const copy = {
  label: 'Discount code',
  apply: 'Apply',
  remove: 'Remove the code',
  applied: (code: string, off: string, price: string) => `Code ${code} takes ${off} off. You pay ${price}.`,
  oncePaid: 'With a code, the price is paid at once.',
  missing: 'Please type your code.',
  failed: 'The code could not be checked. Please try again.',
  refusal,
}
export type Copy = typeof copy
