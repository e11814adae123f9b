import type { Copy } from '#content/en/classroom/learn-test.ts'
import type { TestState } from '#contract/classroom/learn-tests.ts'
import type { Language } from '#domain/people/language.ts'
import { wordsIn } from '../../../services/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Loading } from '../../../ui/page/loading.tsx'
import { NoBreaks } from '../../../ui/text/no-breaks.tsx'
import { TextLink } from '../../../ui/text/text-link.tsx'
import { leaveTo } from './test-header.tsx'
import styles from './test-intro.module.css'
import { testName } from './test-name.ts'

type TestIntroProps = {
  copy: Copy
  language: Language
  course: string
  test: TestState
  busy: boolean
  onBegin: () => void
}

/** The rules before the first question, or from when the test opens. */
export function TestIntro({ copy, language, course, test, busy, onBegin }: TestIntroProps) {
  const { state, questions, minutes, extraMinutes, passMark, retakesLeft, attempts, best } = test
  if (state === 'running') {
    return (
      <div className="page">
        <Loading label={copy.loading} />
      </div>
    )
  }
  const words = copy.intro
  return (
    <div className={`grid items-end gap-y-6 ${styles.intro}`}>
      <h1 className={styles.title}>
        <NoBreaks>{testName(course, copy, language)}</NoBreaks>
      </h1>
      <div className={`stack gap-4 ${styles.words}`}>
        <p className="lead">
          <NoBreaks>
            {state === 'ready' ? words.rules(questions, minutes, passMark) : reasonOf(test, copy, language)}
          </NoBreaks>
        </p>
        {state === 'ready' && (
          <p className="second">
            {extraMinutes > 0 && `${words.extra(extraMinutes)} `}
            {words.stay}
            {retakesLeft !== null && ` ${words.retakes(retakesLeft)}`}
          </p>
        )}
        <div className="row items-center gap-4-6 mt-4">
          {state === 'ready' && (
            <Button kind="main" busy={busy} onClick={onBegin}>
              {words.begin}
            </Button>
          )}
          {attempts.length > 0 && <TextLink to={`/learn/${course}/result`}>{words.result}</TextLink>}
          <TextLink to={leaveTo(course)}>{words.back}</TextLink>
        </div>
      </div>
      <p>
        <span className="second">{state === 'passed' ? words.reached : words.needed}</span>
        <span className={`block mt-4 serif ${styles.mark}`}>
          {state === 'passed' ? (best ?? passMark) : passMark}
          {copy.percentSign}
        </span>
      </p>
    </div>
  )
}

function reasonOf(test: TestState, { closed }: Copy, language: Language): string {
  const { state, lessonsLeft, from, hours, best } = test
  if (state === 'lessons') return closed.lessons(lessonsLeft)
  if (state === 'wait') return closed.wait(from ? wordsIn(language).formatDay(from) : '')
  if (state === 'hours-needed') return closed['hours-needed'](hours ?? 0)
  return closed.passed(best ?? test.passMark)
}
