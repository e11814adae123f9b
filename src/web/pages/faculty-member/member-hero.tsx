import type { ReactNode } from 'react'
import type { Copy } from '#content/en/site/faculty-member.ts'
import { nameParts, portraitOf } from '#content/media/portraits.ts'
import { type FacultyMember, facultyPath } from '#content/pages/faculty-members.ts'
import type { CourseDateSummary } from '#contract/page-data.ts'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import type { Language } from '#domain/people/language.ts'
import { PageLink } from '../../router/page-link.tsx'
import { panelDates } from '../../services/dates/dates-of-course.ts'
import { wordsIn } from '../../services/words/words.ts'
import { FactRows } from '../../ui/fact-rows.tsx'
import { Moving, plateName } from '../../ui/media/moving.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { tied } from '../../ui/text/tied.ts'
import styles from './member-hero.module.css'

type MemberHeroProps = {
  member: FacultyMember
  copy: Copy
  language: Language
  courses: readonly CourseId[]
  dates: readonly CourseDateSummary[]
}

export function MemberHero({ member, copy, language, courses, dates }: MemberHeroProps) {
  const [firstName, lastName] = nameParts(member)
  const { lead, plate, languages } = copy.biographyOf(member)
  const field = copy.fieldOf(member)
  const { facts } = copy
  return (
    <section className="grid">
      <div className={styles.plate}>
        <Moving name={plateName(facultyPath(member))}>
          <Picture
            of={portraitOf(member)}
            alt={plate}
            sizes="(width < 48rem) 100vw, max(530px, 50vw)"
            first
          />
        </Moving>
      </div>
      <div className={styles.words}>
        <p className={styles.back}>
          <PageLink to="/faculty" className="inline-link">
            {copy.faculty}
          </PageLink>
        </p>
        <h1>
          {firstName} <span className="block">{lastName}</span>
        </h1>
        <p className={styles.credentials}>
          {member.credentials} {field && <span className={styles.field}>{field}</span>}
        </p>
        <p className={`lead ${styles.lead}`}>{lead}</p>
        <FactRows
          rows={[
            { name: facts.teaches, value: courses.map((id) => wordsIn(language).courseLabel(id)).join(', ') },
            { name: facts.languages, value: copy.languages(languages) },
            { name: facts.next, value: nextHere(courses, dates, copy, language) },
          ]}
        />
      </div>
    </section>
  )
}

/** 'Sept 12–14, 2025, Module 2'. In a narrow column the Spanish date breaks before its year. */
function nextHere(
  courses: readonly CourseId[],
  dates: readonly CourseDateSummary[],
  copy: Copy,
  language: Language,
): ReactNode {
  const next = courses
    .flatMap((id) => panelDates(id, dates).next ?? [])
    .sort((one, other) => one.start.localeCompare(other.start))[0]
  if (!next) return copy.dates.toBeAnnounced
  const { formatRange, courseLabel } = wordsIn(language)
  return (
    <span className={styles.next}>
      {tied(formatRange(next.start, next.end))}, <span className="no-break">{courseLabel(next.course)}</span>
    </span>
  )
}
