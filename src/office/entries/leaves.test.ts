import { expect, test } from 'vitest'
import { course } from '#contract/catalogue/courses.ts'
import { formOf } from '#contract/catalogue/form.ts'
import { entryKinds } from '#contract/catalogue/kinds.ts'
import type { OfficeEntryHead } from '#contract/office/entries.ts'
import { blank, blankAfter, changedLeaves, leavesOf, tidy, titleOf, withValue } from './leaves.ts'

const form = formOf(entryKinds.faq.schema)

test('changed fields are named with their language', () => {
  const before = blank(form)
  const after = withValue(withValue(before, 'question.en', 'When?'), 'hidden', true)
  const labels = changedLeaves(leavesOf('faq', form), before, after).map(({ label }) => label)
  expect(labels).toEqual(['Question, English', 'Hidden'])
  expect(titleOf(form, after, 'when')).toBe('When?')
})

test('a new entry comes after the others of its kind, drafts included', () => {
  const head = (draft: object | null, data: object | null) => ({ draft, data }) as OfficeEntryHead
  const others = [head(null, { position: 20 }), head({ position: 70 }, { position: 10 })]
  expect(blankAfter(formOf(course), others)).toMatchObject({ position: 80, retired: false })
  expect(blankAfter(formOf(entryKinds.price.schema), [])).not.toHaveProperty('position')
})

test('empty Spanish texts and empty optional ones are sent as missing', () => {
  const typed = withValue(withValue(blank(form), 'question.en', ' When? '), 'question.es', '  ')
  expect(tidy(form, typed).question).toEqual({ en: 'When?', es: null })
  const courseForm = formOf(course)
  const required = withValue(
    blank(courseForm),
    'prerequisite.en',
    'Clinical 2 requires the Fellowship level.',
  )
  expect(tidy(courseForm, required).prerequisite).toEqual({
    en: 'Clinical 2 requires the Fellowship level.',
    es: null,
  })
  expect(tidy(courseForm, withValue(required, 'prerequisite.en', ' ')).prerequisite).toBeNull()
  const lines = withValue(blank(courseForm), 'covers.en', ['Planning', ' ', ''])
  expect(tidy(courseForm, lines).covers).toEqual({ en: ['Planning'], es: null })
})
