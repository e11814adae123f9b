import type { Copy } from '#content/en/classroom/learn.ts'
import { posterOf } from '#content/media/clip-files.ts'
import { clips } from '#content/media/clips.ts'
import { photos } from '#content/media/photos.ts'
import type { LearnHome } from '#contract/classroom/learn.ts'
import type { Language } from '#domain/people/language.ts'
import { countedMarks, DepthLine } from '../../classroom/depth-line.tsx'
import { formatTime } from '../../services/format-time.ts'
import { wordsIn } from '../../services/words/words.ts'
import { Button } from '../../ui/button.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { NoBreaks } from '../../ui/text/no-breaks.tsx'
import { TextLink } from '../../ui/text/text-link.tsx'
import styles from './continue-lesson.module.css'

type ContinueLessonProps = {
  copy: Copy
  language: Language
  home: LearnHome
  next: NonNullable<LearnHome['next']>
}

/** The lesson where the person stopped, with one orange button. */
export function ContinueLesson({ copy, language, home, next }: ContinueLessonProps) {
  const { course, slug, number, title, minutes, film, position } = next
  const label = wordsIn(language).courseLabel(course)
  const lesson = copy.lesson(label, number)
  const clip = clips.find(({ videoId }) => videoId === film)
  const counts = home.courses.find((own) => own.course === course)?.lessons
  return (
    <section className="grid dark deep" aria-labelledby="continue-title">
      <div className={`covered ${styles.picture}`} data-layout={clip?.layout}>
        <Picture
          of={clip ? posterOf(clip.videoId) : photos.fixtures}
          alt=""
          sizes="(width < 48rem) 100vw, 57vw"
          first
        />
      </div>
      <div className={`stack gap-4 ${styles.words}`}>
        <p className="second">
          <NoBreaks>{position ? copy.stopped(lesson, formatTime(position)) : lesson}</NoBreaks>
        </p>
        <h2 id="continue-title" className={styles.title}>
          {title}
        </h2>
        {counts && (
          <div className={styles.depth}>
            <DepthLine units={countedMarks(counts)} />
            <p className={styles.counts}>
              <span>{copy.lessonsOf(counts.done, counts.of)}</span>
              <span>{copy.minutes(minutes)}</span>
            </p>
          </div>
        )}
        <div className="row items-center gap-4-6 mt-3">
          <Button kind="main" to={`/learn/${course}/${slug}`}>
            {position ? copy.continue : copy.begin}
          </Button>
          <TextLink to={`/learn/${course}`}>{copy.allOf(label)}</TextLink>
        </div>
      </div>
    </section>
  )
}
