import type { Copy } from '#content/en/classroom/learn.ts'
import type { LearnCourseSummary } from '#contract/classroom/learn.ts'
import type { Language } from '#domain/people/language.ts'
import { countedMarks, DepthLine } from '../../classroom/depth-line.tsx'
import { documents, download } from '../../services/session/account.ts'
import { wordsIn } from '../../services/words/words.ts'
import { Button } from '../../ui/button.tsx'
import { useSending } from '../../ui/form/use-sending.ts'
import { NoBreaks } from '../../ui/text/no-breaks.tsx'
import styles from './my-course-row.module.css'

type MyCourseRowProps = { copy: Copy; language: Language; course: LearnCourseSummary }

export function MyCourseRow({ copy, language, course: row }: MyCourseRowProps) {
  const { course, kind, lessons, start, end, city, issued } = row
  const words = wordsIn(language)
  const name = words.courseLabel(course)
  const counts = kind === 'clinical' ? copy.row.preparation : lessonCount(lessons, copy)
  const date = start && end ? words.rangeAndYear(start, end)[0] : null
  const place = kind === 'module' ? copy.row.weekend : copy.row.days
  return (
    <li className={styles.row}>
      <div>
        <h3 className={styles.name}>
          <NoBreaks>{name}</NoBreaks>
        </h3>
        <p className={`second small ${styles.title}`}>{words.courseTitle(course)}</p>
      </div>
      <div>
        {lessons.of > 0 && <DepthLine units={countedMarks(lessons)} />}
        <p className={`row ${styles.counts}`}>
          <span>{issued ? copy.row.completed(words.formatDay(issued.completedOn)) : counts}</span>
          <span>{issued ? copy.ceHours(issued.ceHours) : date ? place(date, city) : copy.row.noDate}</span>
        </p>
      </div>
      <div className="stack gap-3">
        <RowAction copy={copy} row={row} name={name} />
      </div>
    </li>
  )
}

function lessonCount({ done, of }: LearnCourseSummary['lessons'], copy: Copy): string {
  return of === 0 ? copy.row.noLessons : copy.lessonsOf(done, of)
}

function RowAction({ copy, row, name }: { copy: Copy; row: LearnCourseSummary; name: string }) {
  const { course, kind, start, issued } = row
  const sending = useSending<string, never>((id) =>
    download(documents.certificate(id)).then(
      () => undefined,
      () => undefined,
    ),
  )
  const about = <span className="visually-hidden">: {name}</span>
  return (
    <>
      <Button kind={issued ? 'outline' : 'ink'} to={`/learn/${course}`}>
        {copy.row.open}
        {about}
      </Button>
      {issued && (
        <Button busy={sending.busy} onClick={() => sending.start(issued.id)}>
          {copy.row.certificate}
          {about}
        </Button>
      )}
      {!issued && kind === 'clinical' && !start && (
        <Button to="/account">
          {copy.row.chooseDate}
          {about}
        </Button>
      )}
    </>
  )
}
