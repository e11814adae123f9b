import type { Copy } from '#content/en/classroom/learn-test.ts'
import type { TestResult } from '#contract/classroom/learn-tests.ts'
import type { PageProps } from '#contract/page-data.ts'
import type { Language } from '#domain/people/language.ts'
import { LearnView } from '../../../classroom/learn-view.tsx'
import { useSearchParams } from '../../../router/router.tsx'
import { openResult } from '../../../services/learn/calls.ts'
import { useLearner } from '../../../services/learn/use-learner.ts'
import { useFirstName } from '../../../services/learn/use-name.ts'
import { wordsIn } from '../../../services/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/page/empty.tsx'
import { PageHead } from '../../../ui/page/page-head.tsx'
import { NoBreaks } from '../../../ui/text/no-breaks.tsx'
import { NextAttempt } from './next-attempt.tsx'
import { ReadAgain } from './read-again.tsx'
import styles from './result-page.module.css'
import { Review } from './review.tsx'
import { ScoreRuler } from './score-ruler.tsx'
import { leaveTo } from './test-header.tsx'
import { Topics } from './topics.tsx'

export function ResultPage({ copy, language, params }: PageProps<Copy>) {
  const { course = '' } = params
  const attempt = useSearchParams().get('attempt')
  const [learner, reload] = useLearner(
    () => openResult(course, attempt, language),
    [course, attempt, language],
  )
  return (
    <LearnView learner={learner} words={copy} onRetry={reload}>
      {({ result }) =>
        result ? (
          <Result copy={copy} language={language} course={course} result={result} />
        ) : (
          <div className={`page stack justify-items-start gap-6 ${styles.none}`}>
            <Empty>{copy.result.noneYet}</Empty>
            <Button to={`/learn/${course}/test`}>{copy.intro.begin}</Button>
          </div>
        )
      }
    </LearnView>
  )
}

type ResultProps = { copy: Copy; language: Language; course: string; result: TestResult }

function Result({ copy, language, course, result }: ResultProps) {
  const { score, passMark, passed, topics, readAgain, review } = result
  const name = useFirstName()
  const words = copy.result
  return (
    <>
      <PageHead
        title={passed ? words.passed(name) : words.notYet(name)}
        lead={<NoBreaks>{leadOf(result, copy, language)}</NoBreaks>}
      />
      <ScoreRuler score={score} passMark={passMark} needed={words.needed} percentSign={copy.percentSign} />
      <Topics copy={words} topics={topics} passMark={passMark} />
      {readAgain.length > 0 && <ReadAgain copy={words} language={language} lessons={readAgain} />}
      {!passed && <NextAttempt copy={copy} language={language} course={course} result={result} />}
      {review.length > 0 && <Review copy={copy} review={review} />}
      {passed && (
        <div className="page pb-section">
          <Button kind="main" to={leaveTo(course)}>
            {words.course}
          </Button>
        </div>
      )}
    </>
  )
}

function leadOf(result: TestResult, { result: words }: Copy, language: Language): string {
  const { right, of, passMark, passed, byDeadline, next } = result
  const more = Math.ceil((passMark * of) / 100) - right
  const rest = () => {
    if (passed) return words.done
    if (next.state === 'hours-needed') return words.hours(next.hours ?? 0)
    return next.from ? words.waits(wordsIn(language).formatDay(next.from)) : words.now
  }
  return [words.right(right, of), !passed && words.more(more), byDeadline && words.byDeadline, rest()]
    .filter(Boolean)
    .join(' ')
}
