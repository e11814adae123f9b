import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import '#tests/support/words.ts'
import { copy } from '#content/en/account/account.ts'
import { ActiveRow } from './active-row.tsx'

const dates = ['2025-10-16', '2025-11-13'].map((start, index) => ({
  course: 'clinical1',
  start,
  end: start,
  location: 'Beverly Hills, CA',
  spots: 6,
  past: false,
  sample: index === 1,
}))

function noteOf({ start = null as string | null, offeredDates = [] as string[], left = 0 }) {
  const location = start && 'Beverly Hills, CA'
  const entry = {
    soldAs: null,
    registrationId: 'r',
    start,
    end: start,
    location,
    dateOpen: true,
    offeredDates,
  }
  const seats = dates.map((date) => ({ ...date, course: 'clinical1' as const, left, heldUntil: null }))
  const markup = renderToStaticMarkup(
    <ActiveRow
      copy={copy}
      language="en"
      course="clinical1"
      entry={entry}
      dates={dates}
      seats={seats}
      actions={null}
    />,
  )
  return markup.replace(/.*<\/h3>/s, '').replace(/<[^>]*>/g, '')
}

test('row of a course without a date shows the next date and its seats', () => {
  expect(noteOf({ left: 5 })).toBe('Oct 16, 2025: 5 seats left of 6')
  expect(noteOf({ left: 0 })).toBe('Oct 16, 2025: full')
})

test('row of a course without a date prefers a date with a seat held from the waiting list', () => {
  expect(noteOf({ offeredDates: ['2025-10-16'] })).toBe('Oct 16, 2025: a seat is held for you')
  expect(noteOf({ offeredDates: ['2025-11-13'] })).toBe('Nov 13, 2025, sample date: a seat is held for you')
})

test('row of a course with a date marks a sample date', () => {
  expect(noteOf({ start: '2025-10-16' })).toBe('Beverly Hills, CA')
  expect(noteOf({ start: '2025-11-13' })).toBe('sample date, Beverly Hills, CA')
})
