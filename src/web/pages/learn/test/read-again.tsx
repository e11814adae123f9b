import type { Copy } from '#content/en/classroom/learn-test.ts'
import { photos } from '#content/media/photos.ts'
import type { TestResult } from '#contract/classroom/learn-tests.ts'
import type { Language } from '#domain/people/language.ts'
import { wordsIn } from '../../../services/words/words.ts'
import { Picture } from '../../../ui/media/picture.tsx'
import { NoBreaks } from '../../../ui/text/no-breaks.tsx'
import { WordButton } from '../../../ui/word-button.tsx'
import styles from './read-again.module.css'

/** The most missed ones first: a longer list would not be read. */
const mostLessons = 6

type ReadAgainProps = { copy: Copy['result']; language: Language; lessons: TestResult['readAgain'] }

export function ReadAgain({ copy, language, lessons }: ReadAgainProps) {
  return (
    <section className="grid gap-y-6 pb-section" aria-labelledby="read-again">
      <div className={`covered ${styles.picture}`}>
        <Picture of={photos.library} alt="" sizes="(width < 64rem) 100vw, 45vw" />
      </div>
      <div className={styles.words}>
        <h2 id="read-again">{copy.readTitle}</h2>
        <ul className="mt-6 plain-list">
          {lessons.slice(0, mostLessons).map(({ course, slug, number, title, minutes }) => (
            <li key={`${course} ${slug}`} className={styles.lesson}>
              <div>
                <h3 className={styles.title}>{title}</h3>
                <p className="second small">
                  <NoBreaks>{copy.read(wordsIn(language).courseLabel(course), number, minutes)}</NoBreaks>
                </p>
              </div>
              <WordButton to={`/learn/${course}/${slug}`} about={title}>
                {copy.open}
              </WordButton>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
