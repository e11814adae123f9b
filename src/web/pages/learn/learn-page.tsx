import type { Copy } from '#content/en/classroom/learn.ts'
import type { PageProps } from '#contract/page-data.ts'
import { LearnView } from '../../classroom/learn-view.tsx'
import { useLocation } from '../../router/router.tsx'
import { openHome, openNotes } from '../../services/learn/calls.ts'
import { useLearner } from '../../services/learn/use-learner.ts'
import { AllNotes } from './all-notes.tsx'
import { LearnCoursePage } from './course/learn-course-page.tsx'
import { LearnHome } from './learn-home.tsx'
import { LearnTestPage } from './test/learn-test-page.tsx'

/** Every page of the classroom except lessons. One chunk: the first load of public pages names each page's files. */
export function Page(props: PageProps<Copy>) {
  const [, , course, part] = useLocation().pathname.split('/')
  if (!course) return <HomePage {...props} />
  if (course === 'notes') return <NotesPage {...props} />
  if (part === 'test' || part === 'result') return <LearnTestPage {...props} copy={props.copy.ofTest} />
  return <LearnCoursePage {...props} copy={props.copy.ofCourse} />
}

function HomePage({ copy, language, data }: PageProps<Copy>) {
  const [learner, reload] = useLearner(() => openHome(language), [language])
  return (
    <LearnView learner={learner} words={copy} onRetry={reload}>
      {(home) => (
        <LearnHome copy={copy} language={language} today={data.today} home={home} onChanged={reload} />
      )}
    </LearnView>
  )
}

function NotesPage({ copy, language }: PageProps<Copy>) {
  const [learner, reload] = useLearner(openNotes, [])
  return (
    <LearnView learner={learner} words={copy} onRetry={reload}>
      {(notes) => <AllNotes copy={copy} language={language} notes={notes} />}
    </LearnView>
  )
}
