// The other texts of emails to the academy.
import { days } from '#domain/dates/days.ts'
import { type Cents, formatMoney } from '#domain/money/money.ts'
import { itemLabel } from '../catalogue/items.ts'
import { counted } from '../counted.ts'

type AskedRefund = {
  by: string
  name: string
  items: readonly string[]
  amount: Cents
  policy: Cents
}

const list = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** To each member who may approve it, except the one who asks. */
export const refundAsked = {
  subject: ({ name, amount }: AskedRefund) => `Refund to approve: ${name}, ${formatMoney(amount)}`,
  lead: ({ by, name, items, amount, policy }: AskedRefund) =>
    `${by} asks for ${formatMoney(amount)} back to ${name}, for ${list.format(items.map(itemLabel))}. The refund policy gives ${formatMoney(policy)}. Nothing moves before another person approves it.`,
  why: 'Why',
  button: 'Approve or decline',
}

/** `lifetime` in milliseconds. */
type AskedChange = { by: string; words: string; amount: Cents; lifetime: number }

export const changeAsked = {
  subject: ({ words, amount }: AskedChange) => `Second person needed: ${words}, ${formatMoney(amount)}`,
  lead: ({ by, words, amount, lifetime }: AskedChange) =>
    `${by} asks for a second person: ${words}. It is about ${formatMoney(amount)}, so nothing has changed yet. If you agree, make the same change in the office within ${counted(lifetime / days(1), 'day')}.`,
  button: 'Open it in the office',
}

/** Below each notice about a registration. */
export const registrationFacts = {
  labels: {
    registrant: 'Registrant',
    program: 'Program',
    amount: 'Amount',
    receipt: 'Receipt',
    status: 'Status',
    registration: 'Registration',
    payment: 'Payment',
  },
  none: 'none',
  button: 'Open it in the office',
  lineStates: { active: '', canceled: ', canceled', completed: ', completed' },
}

export const nightlyCheck = {
  subject(found: number): string {
    if (found === 0) return 'The nightly check could not compare the payments'
    return found === 1
      ? 'The nightly check found one disagreement'
      : `The nightly check found ${found} disagreements`
  },
  disagreeing:
    'Registrations, payments, seats, certificates or emails do not agree. Below each sentence is the command that repairs it. The office shows what staff must decide.',
  notCompared:
    'The payments could not be compared, because the payment provider did not answer. Please run the check again.',
  listAll: 'To list all of them on the server: npm run academy -- check',
}

/** In place of a path, if nothing could be rendered: 'Visitors see every page as it was'. */
export const everyPage = 'every page'

/** Pages that could not be re-rendered after a change. */
export const failedPages = {
  subject(paths: readonly string[]) {
    if (paths.includes(everyPage)) return 'No page could be updated'
    return paths.length === 1 ? 'A page could not be updated' : `${paths.length} pages could not be updated`
  },
  lead: 'Visitors still see these pages as they were before the last change.',
  repair:
    'Take back what was published last, or publish it again with a correction. A new page is missing until then.',
}

export function contactSubject({ name, subject }: { name: string; subject?: string | undefined }): string {
  return `Message from ${subject ? `${name}: ${subject}` : name}`
}
