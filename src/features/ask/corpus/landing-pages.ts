// Passages of the pages of courses and faculty members, and of the schedule.

import { courseIds } from '#content/catalogue.ts'
import { coursePageOf } from '#content/courses/course-pages.ts'
import { facultyMembers, facultyPath } from '#content/pages/faculty-members.ts'
import { wordsIn } from '#content/words.ts'
import { spotsPerDate } from '#domain/catalogue/catalogue.ts'
import { withoutMarks } from '#domain/classroom/lesson-markdown.ts'
import type { Language } from '#domain/people/language.ts'
import type { Copies } from './copies.ts'
import type { Passage } from './passage.ts'

export function landingPassages(copies: Copies, language: Language): Passage[] {
  const { schedule } = copies
  return [
    ...courseOutcomes(copies, language),
    ...coursesInDays(copies, language),
    ...programPages(copies),
    ...facultyPassages(copies),
    {
      key: 'schedule',
      kind: 'page',
      href: '/schedule',
      title: schedule.title,
      page: schedule.title,
      text: schedule.lead(spotsPerDate),
    },
  ]
}

function courseOutcomes({ course }: Copies, language: Language): Passage[] {
  const { courseLabel, courseTitle } = wordsIn(language)
  return courseIds().map((id) => ({
    key: `landing ${id}`,
    kind: 'page' as const,
    href: `${coursePageOf(id)}#overview`,
    title: `${courseLabel(id)}: ${courseTitle(id)}`,
    page: course.outcomes.course,
    text: `${course.outcomes.course}: ${course.programOf(id).outcomes.join('; ')}.`,
  }))
}

function coursesInDays({ course }: Copies, language: Language): Passage[] {
  return courseIds().map((id) => ({
    key: `days ${id}`,
    kind: 'page' as const,
    href: `${coursePageOf(id)}#days`,
    title: wordsIn(language).courseLabel(id),
    page: course.sections.days,
    text: course
      .programOf(id)
      .days.map(({ title, parts }) => `${title}: ${parts.join(', ')}.`)
      .join(' '),
  }))
}

function programPages({ course }: Copies): Passage[] {
  return (['fellowship', 'mastership', 'residency'] as const).map((id) => ({
    key: `landing ${id}`,
    kind: 'page' as const,
    href: coursePageOf(id),
    title: course.names[id],
    page: course.names[id],
    text: course.lead(id),
  }))
}

function facultyPassages({ faculty, facultyMember }: Copies): Passage[] {
  return [
    {
      key: 'faculty',
      kind: 'page',
      href: '/faculty',
      title: faculty.title,
      page: faculty.title,
      text: faculty.lead,
    },
    ...facultyMembers().flatMap((member) => {
      const { key } = member
      const name = `${member.name}, ${member.credentials}`
      const field = faculty.fieldOf(member)
      const { lead, biography } = facultyMember.biographyOf(member)
      const page = { kind: 'page' as const, href: facultyPath(member), title: name, page: faculty.title }
      return [
        {
          ...page,
          key: `faculty ${key}`,
          text: field ? `${name}: ${field}. ${lead}` : `${name}. ${lead}`,
        },
        { ...page, key: `faculty ${key} biography`, text: withoutMarks(biography.join(' ')) },
      ]
    }),
  ]
}
