import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { catalogue } from '#content/catalogue.ts'
import '#tests/support/words.ts'
import { copy } from '#content/en/registration/register.ts'
import { emptyForm, type RegistrationForm, tickCourse } from '../registration-form.ts'
import { ChosenItems } from './chosen-items.tsx'

const date = {
  course: 'module2',
  start: '2025-09-12',
  end: '2025-09-14',
  location: 'Beverly Hills, CA',
  spots: 6,
  past: false,
}

function textOf(form: RegistrationForm, sample = false): string {
  const data = {
    today: '2025-08-01',
    courseDates: [{ ...date, sample }],
    catalogue: catalogue(),
    published: {},
    publishedKinds: [],
    testMode: true,
    leastPassword: 6,
  }
  const markup = renderToStaticMarkup(
    <ChosenItems copy={copy} language="en" data={data} form={form} total={285_000} />,
  )
  return markup.replace(/<[^>]*>/g, '')
}

test.each([
  [true, 'Sept 12–14, 2025, sample date, Beverly Hills, CA'],
  [false, 'Sept 12–14, 2025, Beverly Hills, CA'],
])('summary marks a sample date: %s', (sample, words) => {
  expect(textOf(tickCourse(emptyForm, 'module2', date.start), sample)).toContain(words)
})

test('summary says what a course requires', () => {
  const required = 'Clinical 2 requires the Fellowship level.'
  expect(textOf(tickCourse(emptyForm, 'clinical2', null))).toContain(required)
  expect(textOf(tickCourse(emptyForm, 'clinical1', null))).not.toContain('requires')
})
