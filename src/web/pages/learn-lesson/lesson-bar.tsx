import { useState } from 'react'
import type { Copy } from '#content/en/classroom/learn-lesson.ts'
import type { LearnLesson } from '#contract/classroom/learn.ts'
import { PageLink } from '../../router/page-link.tsx'
import { Button } from '../../ui/button.tsx'
import styles from './lesson-bar.module.css'

type LessonBarProps = {
  copy: Copy
  lesson: LearnLesson
  done: boolean
  /** As the server counts it. */
  isRead: boolean
  onDone: (done: boolean) => void
}

/** Previous and next lesson, and the one orange button between them. */
export function LessonBar({ copy, lesson, done, isRead, onDone }: LessonBarProps) {
  const { course, previous, next } = lesson
  const film = lesson.film ?? lesson.upload
  const words = copy.bar
  const [said, setSaid] = useState('')
  const toggle = () => {
    onDone(!done)
    setSaid(done ? words.undone : words.done)
  }
  return (
    <nav className="dark" aria-label={words.label}>
      <div className={`page stack items-start ${styles.row}`}>
        <div>
          {previous && (
            <PageLink to={`/learn/${course}/${previous.slug}`} className={styles.link}>
              <span className="text-small second">{words.previous}</span>{' '}
              <span className={`serif serif ${styles.title}`}>
                {previous.number} {previous.title}
              </span>
            </PageLink>
          )}
        </div>
        <div className={styles.mark}>
          <Button kind={done ? 'outline' : 'main'} onClick={toggle}>
            {done ? words.marked : words.mark}
          </Button>
        </div>
        <div className={styles.next}>
          <PageLink to={next ? `/learn/${course}/${next.slug}` : `/learn/${course}`} className={styles.link}>
            <span className="text-small second">{next ? words.nextIn(next.minutes) : words.next}</span>{' '}
            <span className={`serif serif ${styles.title}`}>
              {next ? `${next.number} ${next.title}` : words.toTest}
            </span>
          </PageLink>
        </div>
        <p role="status" className={`text-small second text-center ${styles.said}`}>
          {said}
          {done && !isRead && ` ${film ? words.unread.film : words.unread.text}`}
        </p>
      </div>
    </nav>
  )
}
