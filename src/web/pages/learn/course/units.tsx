import type { Copy } from '#content/en/classroom/learn-course.ts'
import type { LearnCourse } from '#contract/classroom/learn.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { NoBreaks } from '../../../ui/text/no-breaks.tsx'
import styles from './units.module.css'

type Unit = LearnCourse['units'][number]
type Lesson = Unit['lessons'][number]

/** Units that open and close by themselves; the one to continue with is open at first. */
export function Units({ copy, course }: { copy: Copy; course: LearnCourse }) {
  const { units } = course
  if (units.length === 0) return null
  return (
    <section aria-labelledby="units">
      <h2 id="units" className="visually-hidden">
        {copy.units.title}
      </h2>
      {units.map((unit, index) => (
        <UnitRow key={unit.title} copy={copy} course={course} unit={unit} number={index + 1} />
      ))}
    </section>
  )
}

type UnitRowProps = { copy: Copy; course: LearnCourse; unit: Unit; number: number }

function UnitRow({ copy, course, unit, number }: UnitRowProps) {
  const { title, lessons } = unit
  const current = course.next?.slug
  const isCompleted = lessons.every(({ done, read }) => done && read)
  return (
    <details className={styles.unit} open={lessons.some(({ slug }) => slug === current)}>
      <summary className={isCompleted ? `${styles.summary} ${styles.completed}` : styles.summary}>
        <h3 className={styles.title}>
          {number}. {title}
        </h3>
        <span className={`text-small second ${styles.note}`}>
          <NoBreaks>{copy.units.summary(lessons.length, copy.duration(minutesOf(unit)))}</NoBreaks>
        </span>
        {isCompleted ? (
          <Tag tone="green">{copy.units.completed}</Tag>
        ) : (
          <span className={styles.sign} aria-hidden="true" />
        )}
      </summary>
      <ol className={styles.lessons}>
        {lessons.map((lesson) => (
          <LessonRow
            key={lesson.slug}
            copy={copy}
            course={course.course}
            lesson={lesson}
            current={lesson.slug === current}
          />
        ))}
      </ol>
    </details>
  )
}

type LessonRowProps = { copy: Copy; course: string; lesson: Lesson; current: boolean }

function LessonRow({ copy, course, lesson, current }: LessonRowProps) {
  const { slug, number, title, minutes, done, waits } = lesson
  const content = (
    <>
      <span className={styles.mark}>
        {done && <span className={styles.tick} aria-hidden="true" />}
        {current && !done && <span className={styles.dot} aria-hidden="true" />}
        {(done || current) && (
          <span className="visually-hidden">{done ? copy.units.done : copy.units.current}. </span>
        )}
      </span>
      <span className={styles.number}>{number}</span>
      <span className={styles.name}>{title}</span>
      <span className={`text-small second ${styles.kinds}`}>{stateOf(lesson, copy)}</span>
      <span className={`second tabular-nums ${styles.minutes}`}>{copy.minutes(minutes)}</span>
    </>
  )
  return (
    <li className={current ? styles.current : undefined}>
      {waits ? (
        <span className={`${styles.link} second`}>{content}</span>
      ) : (
        <PageLink to={`/learn/${course}/${slug}`} className={styles.link}>
          {content}
        </PageLink>
      )}
    </li>
  )
}

function stateOf(lesson: Lesson, copy: Copy): string {
  if (lesson.waits) return copy.units.waits
  return lesson.done && !lesson.read ? copy.units.unread : kindsOf(lesson, copy)
}

function kindsOf({ film, checklist }: Lesson, { units }: Copy): string {
  return [film ? `${units.film}, ${units.text}` : units.onlyText, checklist && units.checklist]
    .filter(Boolean)
    .join(', ')
}

function minutesOf({ lessons }: Unit): number {
  return lessons.reduce((sum, { minutes }) => sum + minutes, 0)
}
