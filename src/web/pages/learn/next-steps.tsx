import type { Copy } from '#content/en/classroom/learn.ts'
import type { LearnHome } from '#contract/classroom/learn.ts'
import { type Day, dayOf } from '#domain/dates/days.ts'
import type { Language } from '#domain/people/language.ts'
import { wordsIn } from '../../services/words/words.ts'
import { NoBreaks } from '../../ui/text/no-breaks.tsx'
import { WordButton } from '../../ui/word-button.tsx'
import styles from './next-steps.module.css'

type Step = { when: string; title: string; note: string; to: string }
type NextStepsProps = { copy: Copy; language: Language; home: LearnHome; today: Day }

/** What is open, and by when. The dates are those of the weekend, the session and the test. */
export function NextSteps({ copy, language, home, today }: NextStepsProps) {
  const steps = stepsOf({ copy, language, home, today })
  return (
    <section className="dark section" aria-labelledby="next-title">
      <div className="grid gap-y-7">
        <h2 id="next-title" className={styles.title}>
          {copy.next.title}
        </h2>
        <ol className={styles.steps}>
          {steps.length === 0 && (
            <li className={`stack hairline-above ${styles.step}`}>{copy.next.nothing}</li>
          )}
          {steps.map(({ when, title, note, to }) => (
            <li key={`${to} ${title}`} className={`stack hairline-above ${styles.step}`}>
              <p className={`all-columns text-gold ${styles.when}`}>
                <NoBreaks>{when}</NoBreaks>
              </p>
              <div>
                <h3 className={styles.name}>{title}</h3>
                <p className="second small">
                  <NoBreaks>{note}</NoBreaks>
                </p>
              </div>
              <div className={styles.open}>
                <WordButton to={to} about={title}>
                  {copy.next.open}
                </WordButton>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function stepsOf({ copy, language, home, today }: NextStepsProps): Step[] {
  const words = wordsIn(language)
  const { next } = copy
  const ofCourses = home.courses.flatMap(({ course, kind, lessons, next: lesson, start, issued }): Step[] => {
    const name = words.courseLabel(course)
    const when = start && start > today ? next.by(words.formatMonthDay(start)) : next.now
    const to = `/learn/${course}`
    if (issued) return []
    const date = start
      ? []
      : [{ when: next.now, title: next.date(name), note: next.dateNote, to: '/account' }]
    if (kind === 'clinical' || lessons.of === 0) return date
    if (!lesson) return [{ when, title: next.certificate(name), note: next.certificateNote, to }, ...date]
    const title = `${name}, ${lesson.number}: ${lesson.title}`
    return [
      { when, title, note: next.lesson(lessons.of - lessons.done), to: `${to}/${lesson.slug}` },
      ...date,
    ]
  })
  const { live, fellowshipTest: test } = home
  const ofLive = live
    ? [
        {
          when: words.formatMonthDay(dayOf(new Date(live.startsAt))),
          title: next.live(live.title),
          note: `${copy.time(new Date(live.startsAt), copy.zone)}, ${copy.losAngeles}`,
          to: `/learn/${live.course}`,
        },
      ]
    : []
  const ofTest =
    test && ['ready', 'running', 'wait'].includes(test.state)
      ? [
          {
            when: test.from ? next.from(words.formatMonthDay(test.from)) : next.now,
            title: next.test,
            note: copy.fellowship.text(test.questions, test.minutes, test.passMark),
            to: '/learn/fellowship/test',
          },
        ]
      : []
  return [...ofCourses, ...ofLive, ...ofTest]
}
