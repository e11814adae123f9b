import type { Copy } from '#content/en/learn.ts'
import type { PageProps } from '#contract/page-data.ts'
import { LearnView } from '../../classroom/learn-view.tsx'
import { useLocation } from '../../router/router.tsx'
import { openHome, openNotes } from '../../services/learn/calls.ts'
import { useLearner } from '../../services/learn/use-learner.ts'
import { AllNotes } from './all-notes.tsx'
import { LearnHome } from './learn-home.tsx'

/** The classroom's first page, and all notes. */
export function LearnPage(props: PageProps<Copy>) {
  return useLocation().pathname === '/learn/notes' ? <NotesPage {...props} /> : <HomePage {...props} />
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
