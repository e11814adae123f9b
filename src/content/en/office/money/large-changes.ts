// Changes that need a second person, above the limit.
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import type { Day } from '#domain/dates/days.ts'
import { type Cents, formatMoney } from '#domain/money/money.ts'
import { words } from '../../words.ts'
import { itemLabel } from '../catalogue/items.ts'

export type LargeChange = {
  /** As the record says it, after "to". The second person's change has to be the same to the letter. */
  record: string
  /** As emails and Today say it, after a colon. Nothing personal. */
  words: string
}

type Days = { start: Day; end: Day }
type CourseDate = Days & { course: CourseId }
type Registration = { registrationId: string; items: readonly CourseId[] }

const list = new Intl.ListFormat('en-US', { type: 'conjunction' })
const dateOf = ({ course, ...days }: CourseDate) => `${itemLabel(course)} of ${words.formatCourseDate(days)}`
const coursesOf = ({ items }: Registration) => list.format(items.map(itemLabel))

/** In the dialog of the change, before it is sent. */
export const secondPersonNeeded = (limit: Cents) => ({
  title: `This is about more than ${formatMoney(limit)}, so it needs a second person.`,
  note: 'Nothing changes before another person makes the same change. The first click asks for it.',
})

export const largeChanges = {
  dateCanceled: ({ moveTo, ...date }: CourseDate & { moveTo: Day | null }): LargeChange => ({
    record: `cancel ${date.course} of ${date.start}${moveTo ? ` and move everyone to ${moveTo}` : ''}`,
    words: `Cancel ${dateOf(date)}${moveTo ? `, and move everyone to ${words.formatDay(moveTo)}` : ''}`,
  }),
  dateMoved: ({ to, ...date }: CourseDate & { to: Days }): LargeChange => ({
    record: `move ${date.course} of ${date.start} to ${to.start}, until ${to.end}`,
    words: `Move ${dateOf(date)} to ${words.formatCourseDate(to)}`,
  }),
  creditGiven: ({
    personId,
    source,
    amount,
  }: {
    personId: string
    source: string
    amount: Cents
  }): LargeChange => ({
    record: `give ${formatMoney(amount)} of ${source} credit to person ${personId}`,
    words: `Give ${formatMoney(amount)} of ${source} credit`,
  }),
  seatsReleased: ({ registrationId, items }: Registration): LargeChange => ({
    record: `release the seats of registration ${registrationId}`,
    words: `Release the seats of an unpaid registration for ${coursesOf({ registrationId, items })}`,
  }),
  /** `to` is the id of a guest with the new address: the second person has to type the same one. */
  addressCorrected: ({ to, ...registration }: Registration & { to: string }): LargeChange => ({
    record: `correct the address of registration ${registration.registrationId} to that of ${to}`,
    words: `Correct the address of a registration for ${coursesOf(registration)}`,
  }),
  limitRaised: ({ limit }: { limit: Cents }): LargeChange => ({
    record: `raise the limit of one person to ${formatMoney(limit)}`,
    words: `Raise what one person may give back to ${formatMoney(limit)}`,
  }),
}
