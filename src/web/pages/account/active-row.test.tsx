import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { copy } from '#content/en/account.ts'
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
  const entry = { registrationId: 'r', start, end: start, dateOpen: true, offeredDates }
  const live = dates.map((date) => ({ ...date, course: 'clinical1' as const, left, heldUntil: null }))
  const markup = renderToStaticMarkup(
    <ActiveRow
      copy={copy}
      language="en"
      course="clinical1"
      entry={entry}
      dates={dates}
      live={live}
      actions={null}
    />,
  )
  return markup.replace(/.*<\/h3>/s, '').replace(/<[^>]*>/g, '')
}

test('the row of a course without a date names the next one and its seats', () => {
  expect(noteOf({ left: 5 })).toBe('Oct 16 2025: 5 seats left of 6')
})

test('a seat that the waiting list keeps for the owner is theirs, whatever is left for others', () => {
  expect(noteOf({ offeredDates: ['2025-10-16'] })).toBe('Oct 16 2025: a seat is held for you')
  expect(noteOf({ offeredDates: ['2025-11-13'] })).toBe('Nov 13 2025, sample date: a seat is held for you')
})

test('a chosen date that is a sample says so', () => {
  expect(noteOf({ start: '2025-10-16' })).toBe('Beverly Hills, CA')
  expect(noteOf({ start: '2025-11-13' })).toBe('sample date, Beverly Hills, CA')
})
