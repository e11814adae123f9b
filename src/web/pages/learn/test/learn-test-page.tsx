import type { Copy } from '#content/en/classroom/learn-test.ts'
import type { PageProps } from '#contract/page-data.ts'
import { useLocation } from '../../../router/router.tsx'
import { ResultPage } from './result-page.tsx'
import { TestRoom } from './test-room.tsx'

/** The test of a course or of the Fellowship, and its result. */
export function LearnTestPage(props: PageProps<Copy>) {
  const isResult = useLocation().pathname.endsWith('/result')
  return isResult ? <ResultPage {...props} /> : <TestRoom {...props} />
}
