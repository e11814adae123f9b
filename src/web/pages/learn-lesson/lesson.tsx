import { useEffect, useMemo, useState } from 'react'
import type { Copy } from '#content/en/classroom/learn-lesson.ts'
import { clips } from '#content/media/clips.ts'
import type { LearnLesson } from '#contract/classroom/learn.ts'
import { readLesson } from '#domain/classroom/lesson-markdown.ts'
import type { Language } from '#domain/people/language.ts'
import { openAskPanel } from '../../services/ask-panel.ts'
import { setLessonInView } from '../../services/learn/lesson-in-view.ts'
import { wordsIn } from '../../services/words/words.ts'
import { usePlayback } from '../../ui/media/use-playback.ts'
import { NoBreaks } from '../../ui/text/no-breaks.tsx'
import { WordButton } from '../../ui/word-button.tsx'
import { Checklist } from './checklist.tsx'
import { Downloads } from './downloads.tsx'
import { FilmStage } from './film-stage.tsx'
import styles from './lesson.module.css'
import { LessonBar } from './lesson-bar.tsx'
import { LessonBody } from './lesson-body.tsx'
import { Notes } from './notes.tsx'
import { UploadedStage } from './uploaded-stage.tsx'
import { useBeats } from './use-beats.ts'
import { useMarks } from './use-marks.ts'

type LessonProps = { copy: Copy; language: Language; lesson: LearnLesson; offline: boolean }

export function Lesson({ copy, language, lesson, offline }: LessonProps) {
  const { film, title, number, minutes, checklist, progress } = lesson
  // An answer that an older release kept on this device has neither.
  const { upload = null, downloads = [] } = lesson
  const clip = clips.find(({ videoId }) => videoId === film)
  const sections = useMemo(() => readLesson(lesson.body), [lesson.body])
  const [half, setHalf] = useState(false)
  const playback = usePlayback(null, resumeAt(progress.position, clip?.seconds ?? upload?.seconds), half)
  const [opened, setOpened] = useState<ReadonlySet<number>>(() => new Set([0, ...progress.sections]))
  const { isRead } = useBeats(lesson, { playback, opened })
  const { marks, change } = useMarks(lesson)
  const name = `${wordsIn(language).courseLabel(lesson.course)}, ${number}: ${title}`
  useEffect(() => {
    setLessonInView(name)
    return () => setLessonInView(null)
  }, [name])
  const open = (section: number) =>
    setOpened((known) => (known.has(section) ? known : new Set([...known, section])))

  return (
    <>
      {clip && (
        <FilmStage
          copy={copy}
          language={language}
          clip={clip}
          playback={playback}
          half={half}
          onHalf={setHalf}
          offline={offline}
        />
      )}
      {upload && (
        <UploadedStage
          copy={copy}
          language={language}
          title={title}
          course={lesson.course}
          film={upload}
          playback={playback}
          half={half}
          onHalf={setHalf}
          offline={offline}
        />
      )}
      <article className={`grid ${styles.lesson}`} aria-labelledby="lesson-title">
        <div className={styles.head}>
          <p className="second">
            <NoBreaks>{copy.number(number, minutes)}</NoBreaks>
          </p>
          <h1 id="lesson-title" className={styles.title}>
            {title}
          </h1>
        </div>
        <LessonBody copy={copy} sections={sections} onOpen={open} />
        {checklist.length > 0 && (
          <Checklist
            title={copy.checklist}
            items={checklist}
            checked={marks.checked}
            onChange={(checked) => change({ checked })}
          />
        )}
        <aside className={`stack content-start mt-8 ${styles.side}`}>
          <Notes copy={copy} lesson={lesson} playback={clip || upload ? playback : null} />
          {downloads.length > 0 && (
            <Downloads words={copy.downloads} course={lesson.course} downloads={downloads} />
          )}
          <section
            className={`stack justify-items-start gap-3 line-above ${styles.question}`}
            aria-labelledby="question"
          >
            <h2 id="question">{copy.question.title}</h2>
            <p className="second small">{copy.question.text}</p>
            <WordButton strong onClick={() => openAskPanel('')}>
              {copy.question.ask}
            </WordButton>
          </section>
        </aside>
        {lesson.sample && <p className={`second small ${styles.sample}`}>{copy.sample}</p>}
      </article>
      <LessonBar
        copy={copy}
        lesson={lesson}
        done={marks.done}
        isRead={isRead}
        onDone={(done) => change({ done })}
      />
    </>
  )
}

/** A film that was watched to its end starts again. */
function resumeAt(position: number | null, length: number | undefined): number {
  return position === null || length === undefined || position > length - 1 ? 0 : position
}
