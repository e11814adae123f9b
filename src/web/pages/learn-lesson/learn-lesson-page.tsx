import type { Copy } from '#content/en/classroom/learn-lesson.ts'
import type { PageProps } from '#contract/page-data.ts'
import { LearnView } from '../../classroom/learn-view.tsx'
import { openLesson } from '../../services/learn/calls.ts'
import { useLearner } from '../../services/learn/use-learner.ts'
import { EarlyPoster } from './early-poster.tsx'
import { filmSizes } from './film-screen.tsx'
import { Lesson } from './lesson.tsx'
import { LessonHeader } from './lesson-header.tsx'

/** One lesson. It loads once: a publication meanwhile does not replace what the person reads. */
export function Page({ copy, language, params }: PageProps<Copy>) {
  const { course = '', lesson: slug = '' } = params
  const [learner, reload] = useLearner(() => openLesson(course, slug, language), [course, slug, language])
  const lesson = learner.view === 'open' ? learner.answer : null
  return (
    <>
      <LessonHeader copy={copy} language={language} lesson={lesson} />
      {learner.view === 'loading' && <EarlyPoster sizes={filmSizes} />}
      <LearnView learner={learner} words={copy} onRetry={reload}>
        {(opened) => (
          <Lesson
            key={`${opened.slug} ${language}`}
            copy={copy}
            language={language}
            lesson={opened}
            offline={learner.view === 'open' && learner.offline}
          />
        )}
      </LearnView>
    </>
  )
}
