import { useCallback, useEffect, useState } from 'react'
import type { Copy } from '#content/en/classroom/learn-test.ts'
import type { TestState } from '#contract/classroom/learn-tests.ts'
import type { PageProps } from '#contract/page-data.ts'
import type { Language } from '#domain/people/language.ts'
import { LearnView } from '../../../classroom/learn-view.tsx'
import { useNavigate } from '../../../router/router.tsx'
import { openTest } from '../../../services/learn/calls.ts'
import { useLearner } from '../../../services/learn/use-learner.ts'
import { useSitting } from '../../../services/learn/use-sitting.ts'
import { TestHeader } from './test-header.tsx'
import { TestIntro } from './test-intro.tsx'
import { testName } from './test-name.ts'
import { TestSitting } from './test-sitting.tsx'

/** Whether the test can be taken, and the test itself. */
export function TestRoom({ copy, language, params }: PageProps<Copy>) {
  const { course = '' } = params
  const [learner, reload] = useLearner(() => openTest(course), [course])
  return (
    <LearnView learner={learner} words={copy} onRetry={reload}>
      {(test) => <Room copy={copy} language={language} course={course} test={test} onClosed={reload} />}
    </LearnView>
  )
}

type RoomProps = {
  copy: Copy
  language: Language
  /** Of the address: a course, or 'fellowship'. */
  course: string
  test: TestState
  onClosed: () => void
}

function Room({ copy, language, course, test, onClosed }: RoomProps) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const fail = useCallback(() => {
    setBusy(false)
    onClosed()
  }, [onClosed])
  const { state, begin, answer, handIn, check } = useSitting(test.test, language, fail)
  const result = state?.result
  const title = testName(course, copy, language)

  useEffect(() => {
    if (test.state === 'running') begin()
  }, [test.state, begin])
  useEffect(() => {
    if (result) navigate(`/learn/${course}/result?attempt=${result.id}`, { replace: true })
  }, [result, course, navigate])

  if (!state) {
    return (
      <>
        <TestHeader copy={copy} title={title} course={course} />
        <TestIntro
          copy={copy}
          language={language}
          course={course}
          test={test}
          busy={busy}
          onBegin={() => {
            setBusy(true)
            begin()
          }}
        />
      </>
    )
  }
  return (
    <TestSitting
      copy={copy}
      title={title}
      course={course}
      state={state}
      onAnswer={answer}
      onHandIn={handIn}
      onTakeOver={begin}
      onTimeUp={check}
    />
  )
}
