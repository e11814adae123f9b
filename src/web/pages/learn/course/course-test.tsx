import type { Copy } from '#content/en/classroom/learn-course.ts'
import type { TestState } from '#contract/classroom/learn-tests.ts'
import type { Language } from '#domain/people/language.ts'
import { wordsIn } from '../../../services/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { NoBreaks } from '../../../ui/text/no-breaks.tsx'
import { TextLink } from '../../../ui/text/text-link.tsx'
import styles from './course-test.module.css'

type CourseTestProps = { copy: Copy; language: Language; course: string; test: TestState | null }

export function CourseTest({ copy, language, course, test }: CourseTestProps) {
  const words = copy.test
  const passed = test?.state === 'passed'
  return (
    <section id="test" className="grid section items-end gap-y-5" aria-labelledby="test-title">
      <h2 id="test-title" className={styles.title}>
        {words.title}
      </h2>
      <p className={`lead ${styles.lead}`}>
        <NoBreaks>{textOf(test, words)}</NoBreaks>
      </p>
      {test && (
        <div className={`row items-end justify-between row ${styles.row}`}>
          <p className={`serif serif ${styles.mark}`}>
            {passed ? (test.best ?? 100) : test.passMark}
            {copy.percentSign}
          </p>
          <div className={`row items-center gap-4-6 row ${styles.actions}`}>
            {test.attempts.length > 0 && <TextLink to={`/learn/${course}/result`}>{words.result}</TextLink>}
            <Entrance copy={copy} language={language} course={course} test={test} />
          </div>
        </div>
      )}
    </section>
  )
}

function textOf(test: TestState | null, words: Copy['test']): string {
  if (!test) return words.none
  if (test.state === 'passed') return words.done
  const rules = words.text(test.questions, test.minutes, test.passMark)
  return test.extraMinutes > 0 ? `${rules} ${words.extra(test.extraMinutes)}` : rules
}

/** Open, or when and after what it opens. */
function Entrance({ copy, language, course, test }: CourseTestProps & { test: TestState }) {
  const words = copy.test
  const to = `/learn/${course}/test`
  if (test.state === 'passed')
    return <p className={styles.passed}>{words.passed(test.best ?? test.passMark)}</p>
  if (test.state === 'ready' || test.state === 'running') {
    return (
      <Button kind="ink" to={to}>
        {test.state === 'ready' ? words.begin : words.resume}
      </Button>
    )
  }
  const from = test.from === null ? '' : wordsIn(language).formatDay(test.from)
  const reason = {
    lessons: () => words.lessons(test.lessonsLeft),
    wait: () => words.wait(from),
    'hours-needed': () => words.hours(test.hours ?? 0),
  }[test.state]
  return <Button disabled>{reason()}</Button>
}
