import type { Copy } from '#content/en/classroom/learn.ts'
import type { LearnNote } from '#contract/classroom/learn.ts'
import { dayOf } from '#domain/dates/days.ts'
import type { Language } from '#domain/people/language.ts'
import { formatTime } from '../../services/format-time.ts'
import { wordsIn } from '../../services/words/words.ts'
import { Empty } from '../../ui/page/empty.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { WordButton } from '../../ui/word-button.tsx'
import styles from './all-notes.module.css'

/** All notes, the newest first, each with a link to its lesson. */
export function AllNotes({
  copy,
  language,
  notes,
}: {
  copy: Copy
  language: Language
  notes: readonly LearnNote[]
}) {
  const words = wordsIn(language)
  return (
    <>
      <PageHead title={copy.notes.title} lead={copy.notes.lead} />
      <div className="page pb-section">
        {notes.length === 0 && <Empty>{copy.notes.none}</Empty>}
        <ul className="plain-list">
          {notes.map(({ id, course, slug, text, at, writtenAt }) => (
            <li key={id} className={styles.note}>
              <p className="second small">
                {words.courseLabel(course)}
                {at !== null && `, ${formatTime(at)}`}
                <br />
                {words.formatDay(dayOf(new Date(writtenAt)))}
              </p>
              <p className={styles.text}>{text}</p>
              <WordButton
                to={`/learn/${course}/${slug}`}
                about={`${words.courseLabel(course)}, ${text.slice(0, 40)}`}
              >
                {copy.notes.inLesson}
              </WordButton>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
