import { academy } from '#content/academy.ts'
import type { Copy } from '#content/en/classroom/learn-lesson.ts'
import type { LearnLesson } from '#contract/classroom/learn.ts'
import type { Language } from '#domain/people/language.ts'
import { DepthLine, type DepthMark } from '../../classroom/depth-line.tsx'
import { PageLink } from '../../router/page-link.tsx'
import { wordsIn } from '../../services/words/words.ts'
import { Button } from '../../ui/button.tsx'
import styles from './lesson-header.module.css'

type LessonHeaderProps = { copy: Copy; language: Language; lesson: LearnLesson | null }

/** One row: where the lesson is in its unit, and the way back to all lessons. */
export function LessonHeader({ copy, language, lesson }: LessonHeaderProps) {
  const words = copy.header
  return (
    <header className={styles.header}>
      <div className={`page row items-center justify-between row ${styles.row}`}>
        <PageLink to="/learn" className={styles.logo}>
          <img src="/brand/logo.svg" width="156" height="46" alt={`${academy.name}, ${copy.classroom}`} />
        </PageLink>
        {lesson && (
          <>
            <p className={styles.place}>
              {wordsIn(language).courseLabel(lesson.course)} / {words.unit(lesson.unit.number)} /{' '}
              {lesson.number}
            </p>
            <div className={styles.depth}>
              <DepthLine units={[{ marks: marksOf(lesson) }]} />
            </div>
            <PageLink to={`/learn/${lesson.course}`} className={styles.count}>
              {words.place(lesson.unit.lesson, lesson.unit.of, lesson.unit.number)}
            </PageLink>
          </>
        )}
        <div className={styles.all}>
          <Button size="small" to={lesson ? `/learn/${lesson.course}` : '/learn'}>
            {words.all}
          </Button>
        </div>
      </div>
    </header>
  )
}

function marksOf({ unit }: LearnLesson): DepthMark[] {
  return Array.from({ length: unit.of }, (_, index) => {
    if (index + 1 === unit.lesson) return 'current'
    return index + 1 < unit.lesson ? 'done' : 'open'
  })
}
