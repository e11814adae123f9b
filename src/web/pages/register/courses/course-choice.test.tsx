import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import '#tests/support/words.ts'
import { copy } from '#content/en/registration/register.ts'
import { emptyForm } from '../registration-form.ts'
import { CourseChoice } from './course-choice.tsx'
import type { DateOption } from './date-options.ts'
import { UnavailableNotice } from './unavailable-notice.tsx'

const fullDate = (start: string, end: string): DateOption => ({
  start,
  end,
  sample: false,
  spots: 6,
  left: 0,
  reserved: false,
  full: true,
  heldUntil: null,
})
const october = fullDate('2025-10-10', '2025-10-12')
const december = fullDate('2025-12-05', '2025-12-07')

const listsIn = (markup: string) =>
  [...markup.matchAll(/<button.*?<\/button>/g)].map(([button]) => button.replace(/<[^>]*>/g, ''))
const listOf = (date: string) =>
  `Join the waiting list: Module 2: Advanced and Immediate Implantology (Online), 24 CE Hours, ${date}`

function rowOf(upcoming: readonly DateOption[], inNotice: readonly DateOption[] = []) {
  return renderToStaticMarkup(
    <CourseChoice
      course="module2"
      copy={copy.courses}
      language="en"
      dates={{ upcoming, past: [] }}
      form={emptyForm}
      inNotice={(day) => inNotice.some(({ start }) => start === day)}
      owned={false}
      onChange={() => {}}
      onWait={() => {}}
    />,
  )
}

test('course whose dates are all full offers the waiting list of each date', () => {
  const row = rowOf([october, december])
  expect(listsIn(row)).toEqual([listOf('Oct 10–12, 2025'), listOf('Dec 5–7, 2025')])
  expect(row).toContain('All dates are full')
  expect(listsIn(rowOf([october]))).toEqual([listOf('Oct 10–12, 2025')])
})

test('course row leaves out a waiting list that the notice already offers', () => {
  expect(listsIn(rowOf([october, december], [december]))).toEqual([listOf('Oct 10–12, 2025')])
  expect(listsIn(rowOf([october], [october]))).toEqual([])
})

test('notice of a full course offers and names the waiting list of each date', () => {
  const notice = renderToStaticMarkup(
    <UnavailableNotice
      copy={copy}
      language="en"
      notices={{ dates: [{ course: 'module2', day: null, why: 'full' }], unknownItem: false }}
      optionsOf={() => ({ upcoming: [october, december], past: [] })}
      onWait={() => {}}
    />,
  )
  expect(listsIn(notice)).toEqual([listOf('Oct 10–12, 2025'), listOf('Dec 5–7, 2025')])
  expect(notice).toContain('<span>Oct 10–12, 2025</span>')
})
