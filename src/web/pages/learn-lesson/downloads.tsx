import type { Copy } from '#content/en/classroom/learn-lesson.ts'
import type { LessonDownload } from '#contract/classroom/learn-files.ts'
import { openFile } from '../../services/learn/calls.ts'
import { WordButton } from '../../ui/word-button.tsx'
import styles from './lesson.module.css'

type Props = { words: Copy['downloads']; course: string; downloads: readonly LessonDownload[] }

/** Files of a lesson. Each address is made when it is asked for, and answers with an attachment. */
export function Downloads({ words, course, downloads }: Props) {
  const take = async (id: string) => location.assign((await openFile(course, id)).url)
  return (
    <section
      className={`stack justify-items-start gap-3 line-above ${styles.question}`}
      aria-labelledby="downloads"
    >
      <h2 id="downloads">{words.title}</h2>
      <ul className="plain-list">
        {downloads.map(({ id, title, name, bytes }) => (
          <li key={id}>
            <WordButton strong onClick={() => take(id)}>
              {title}
            </WordButton>{' '}
            <span className="second small">{words.size(name, Math.ceil(bytes / 1024))}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
