import type { RefusalFacts } from '#domain/refusal.ts'
import { clockTime } from '../clock-time.ts'
import { labelOf } from '../refused-field.ts'
import { fieldLabels } from './field-labels.ts'
import { words } from './words.ts'

/** By the server's word for a refusal, where its own sentence speaks to a program; elsewhere that sentence serves. */
const sentences: Record<string, string> = {
  not_cancellable: 'One of the chosen courses can no longer be canceled.',
  not_signed_in: 'Please sign in.',
  invalid_token: 'Your session has expired. Please sign in again.',
  invalid_request: 'One of the entries is not valid. Please check them.',
}

/** With the time when to try again, in the reader's own time. */
const timed: Record<string, (time: string) => string> = {
  too_many_unpaid_seats: (time) =>
    `Several seats have already been held from your network or for this email without payment. Pay for them or try again after ${time}.`,
  seats_in_payment: (time) =>
    `The last seats on this date are being paid for right now. Look again after ${time}: any seat that isn’t paid for opens up then.`,
}

/** These two have other labels in each form. */
const labels = new Map(Object.entries({ ...fieldLabels, selectedItems: 'Courses', title: 'Title' }))

export function refusal(code: string, sentence: string, { field = '', retryAt }: RefusalFacts): string {
  if (retryAt && timed[code]) return timed[code](clockTime(retryAt, 'en'))
  const label =
    code === 'invalid_request' && labelOf(field, labels, (course) => `Date of ${words.courseLabel(course)}`)
  return label
    ? `One of the entries is not valid: “${label}”. Please check it.`
    : (sentences[code] ?? sentence)
}
