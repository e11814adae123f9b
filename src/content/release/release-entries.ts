// What staff edit, as this release ships it. The server brings it into the database at start.

import type { CourseEntry, PriceEntry, ProgramEntry } from '#contract/catalogue/courses.ts'
import { termsKey, termsOfPolicies } from '#contract/catalogue/terms.ts'
import type { Course, Program } from '#domain/catalogue/catalogue.ts'
import { releaseApprovalLimit } from '#domain/registrations/approval-limit.ts'
import { releasePageOf } from '../courses/course-pages.ts'
import type { Title } from '../courses/course-texts.ts'
import { titles as enTitles } from '../en/courses/course.ts'
import { coursePrograms as enPrograms } from '../en/courses/course-programs.ts'
import { courseTopics as enTopics } from '../en/courses/course-topics.ts'
import { titles as esTitles } from '../es/courses/course.ts'
import { coursePrograms as esPrograms } from '../es/courses/course-programs.ts'
import { courseTopics as esTopics } from '../es/courses/course-topics.ts'
import { releasePhoto } from '../media/item-photos.ts'
import { releaseCatalogue } from './release-catalogue.ts'
import { releaseWords } from './release-words.ts'

type ReleaseEntry = { kind: string; key: string; data: unknown }

export function releaseEntries(): ReleaseEntry[] {
  const { courses, programs, plan, credit } = releaseCatalogue
  return [
    ...courses.map((course, index) => entry('course', course.id, courseEntry(course, index))),
    ...Object.values(programs).map((program) => entry('program', program.id, programEntry(program))),
    ...courses.map((course) => entry('price', course.id, priceEntry(course))),
    ...Object.values(programs).map(({ id, charged }) => entry('price', id, onePrice(charged))),
    entry('terms', termsKey, termsOfPolicies({ plan, credit, approvalLimit: releaseApprovalLimit })),
    ...releaseWords().map(({ kind, key, data }) => entry(kind, key, data)),
  ]
}

function entry(kind: string, key: string, data: object): ReleaseEntry {
  // As the database stores it: without fields that are undefined.
  return { kind, key, data: JSON.parse(JSON.stringify(data)) }
}

function courseEntry(course: Course, index: number): CourseEntry {
  const { id, slug, label, title, ceKind, ceHours, selfStudyHours, days, prerequisite, retired } = course
  const en = { ...enTopics[id], ...enPrograms[id] }
  const es = { ...esTopics[id], ...esPrograms[id] }
  const page = releasePageOf(id)
  const list = (lines: readonly string[] | undefined) => [...(lines ?? [])]
  return {
    position: (index + 1) * 10,
    slug,
    label,
    title,
    headline: { en: inAsterisks(enTitles[id]), es: inAsterisks(esTitles[id]) },
    ceKind,
    ceHours,
    selfStudyHours,
    days,
    prerequisite,
    summary: { en: en.summary ?? '', es: es.summary ?? null },
    covers: { en: list(en.covers), es: list(es.covers) },
    outcomes: { en: list(en.outcomes), es: list(es.outcomes) },
    program: (en.days ?? []).map(({ title, parts }, day) => ({
      title: { en: title, es: es.days?.[day]?.title ?? null },
      parts: { en: [...parts], es: list(es.days?.[day]?.parts) },
    })),
    films: list(page?.films),
    questions: list(page?.questions),
    photo: releasePhoto(id),
    retired,
  }
}

function inAsterisks([before, emphasis, after]: Title = ['', '', '']): string {
  return [before, `*${emphasis}*`, after].filter(Boolean).join(' ')
}

function programEntry({ courses, own, savings }: Program): ProgramEntry {
  return { courses: [...courses], own: [...own], savings: { shown: 'stated', stated: savings } }
}

function priceEntry({ listed, charged, early, rule }: Course): PriceEntry {
  return { listed, charged, early, rule }
}

function onePrice(charged: number): PriceEntry {
  return { listed: charged, charged, early: null, rule: 'fixed' }
}
