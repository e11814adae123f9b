import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { copy } from '#content/en/register.ts'
import { CourseChoice } from './course-choice.tsx'
import { LostChoice } from './lost-choice.tsx'
import type { OfferedDate } from './offered-dates.ts'
import { emptyForm } from './registration-form.ts'

const fullDate = (start: string, end: string): OfferedDate => ({
  start,
  end,
  sample: false,
  spots: 6,
  left: 0,
  mine: false,
  full: true,
  heldUntil: null,
})
const october = fullDate('2025-10-10', '2025-10-12')
const december = fullDate('2025-12-05', '2025-12-07')

const listsIn = (markup: string) =>
  [...markup.matchAll(/<button.*?<\/button>/g)].map(([button]) => button.replace(/<[^>]*>/g, ''))
const listOf = (date: string) =>
  `Join the waiting list: Module 2: Advanced and Immediate Implantology (Online), 24 CE Hours, ${date}`

function rowOf(upcoming: readonly OfferedDate[], waitsAbove: readonly OfferedDate[] = []) {
  return renderToStaticMarkup(
    <CourseChoice
      course="module2"
      copy={copy.courses}
      language="en"
      dates={{ upcoming, past: [] }}
      form={emptyForm}
      waitsAbove={(day) => waitsAbove.some(({ start }) => start === day)}
      owned={false}
      onChange={() => {}}
      onWait={() => {}}
    />,
  )
}

test('a course whose dates are all full offers the waiting list of each', () => {
  const row = rowOf([october, december])
  expect(listsIn(row)).toEqual([listOf('Oct 10–12 2025'), listOf('Dec 5–7 2025')])
  expect(row).toContain('All dates are full')
  expect(listsIn(rowOf([october]))).toEqual([listOf('Oct 10–12 2025')])
})

test('a waiting list that is offered above the rows is not offered once more', () => {
  expect(listsIn(rowOf([october, december], [december]))).toEqual([listOf('Oct 10–12 2025')])
  expect(listsIn(rowOf([october], [october]))).toEqual([])
})

test('the sentence that a course is full leads to the waiting list of each of its dates, and names them', () => {
  const sentence = renderToStaticMarkup(
    <LostChoice
      copy={copy}
      language="en"
      dates={[{ course: 'module2', day: null, why: 'full' }]}
      stray={false}
      datesOf={() => ({ upcoming: [october, december], past: [] })}
      onWait={() => {}}
    />,
  )
  expect(listsIn(sentence)).toEqual([listOf('Oct 10–12 2025'), listOf('Dec 5–7 2025')])
  expect(sentence).toContain('<span>Oct 10–12 2025</span>')
})
