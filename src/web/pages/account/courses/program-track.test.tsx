import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { programOf } from '#content/catalogue.ts'
import '#tests/support/words.ts'
import { copy as english } from '#content/en/account/account.ts'
import { copy as spanish } from '#content/es/account/account.ts'
import { programSteps } from '#domain/awards/award-progress.ts'
import { ProgramTrack } from './program-track.tsx'

const booked = { course: 'module2', completedOn: null, start: '2025-09-12', end: '2025-09-14' } as const

const statusOf = (sample: boolean, language: 'en' | 'es') => {
  const copy = (language === 'es' ? spanish : english).awards
  const steps = programSteps(programOf('fellowship'), [{ ...booked, sample }]).filter(
    ({ state }) => state === 'booked',
  )
  const markup = renderToStaticMarkup(
    <ProgramTrack copy={copy} language={language} steps={steps} courseDates={[]} />,
  )
  return markup.replace(/.*<\/h3>/s, '').replace(/<[^>]*>/g, '')
}

test('booked sample date is marked even when the date is no longer listed', () => {
  expect(statusOf(false, 'en')).toBe('Sept 12–14, 2025')
  expect(statusOf(true, 'en')).toBe('Sept 12–14, 2025, sample date')
  expect(statusOf(true, 'es')).toBe('12–14 de septiembre de 2025, fecha de muestra')
})
