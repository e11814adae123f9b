import type { ReactNode } from 'react'
import type { LearnWords } from '#content/en/classroom/learn-words.ts'
import { useLocation } from '../router/router.tsx'
import { useKeptPage } from '../services/learn/keep-page.ts'
import { useOutbox } from '../services/learn/outbox.ts'
import { isPreview } from '../services/learn/preview.ts'
import type { Learner } from '../services/learn/use-learner.ts'
import { Button } from '../ui/button.tsx'
import { LoadError } from '../ui/page/load-error.tsx'
import { Loading } from '../ui/page/loading.tsx'
import { RenderGuard } from '../ui/page/render-guard.tsx'
import styles from './learn-view.module.css'

type LearnViewProps<Answer> = {
  learner: Learner<Answer>
  words: LearnWords
  onRetry: () => Promise<void>
  children: (answer: Answer) => ReactNode
}

/** A part of the classroom while it loads, when it cannot be loaded, and once it is open, perhaps offline. */
export function LearnView<Answer>({ learner, words, onRetry, children }: LearnViewProps<Answer>) {
  const { pathname } = useLocation()
  // Notes and marks that waited on this device are sent from every page of the classroom.
  useOutbox()
  useKeptPage(learner.view === 'open' && !learner.offline ? pathname : null)
  if (learner.view === 'failed') {
    return isPreview() ? (
      <Closed title={words.preview.closed} text={words.preview.closedText} />
    ) : (
      <Failed words={words} onRetry={onRetry} />
    )
  }
  if (learner.view === 'waits') {
    return (
      <Closed title={words.waits.title} text={words.waits.text}>
        <Button kind="main" to="/account?tab=payments">
          {words.waits.link}
        </Button>
      </Closed>
    )
  }
  if (learner.view === 'unknown') {
    return (
      <Closed title={words.unknown.title} text={words.unknown.text}>
        <Button to="/learn">{words.unknown.link}</Button>
      </Closed>
    )
  }
  if (learner.view === 'loading') {
    return (
      <div className={`page ${styles.state}`}>
        <h1>{words.classroom}</h1>
        <Loading label={words.loading} rows={4} />
      </div>
    )
  }
  return (
    <RenderGuard fallback={(reset) => <Failed words={words} onRetry={() => onRetry().then(reset)} />}>
      {(learner.offline || isPreview()) && (
        <p role="status" className={styles.offline}>
          <span className="page">{learner.offline ? words.offline : words.preview.text}</span>
        </p>
      )}
      {children(learner.answer)}
    </RenderGuard>
  )
}

function Failed({ words, onRetry }: { words: LearnWords; onRetry: () => void }) {
  return (
    <div className={`page ${styles.state}`}>
      <h1>{words.classroom}</h1>
      <LoadError retry={words.tryAgain} onRetry={onRetry}>
        {words.failed}
      </LoadError>
    </div>
  )
}

/** The page exists and is not open to this person now. */
function Closed({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className={`page ${styles.state}`}>
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      {children}
    </div>
  )
}
