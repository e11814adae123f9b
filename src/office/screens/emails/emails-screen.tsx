import { emailsCopy as copy } from '#content/en/office/emails/awards-emails.ts'
import { screenNames } from '#content/en/office/shell.ts'
import { choice, text, useSearchParams } from '../../services/search-params.ts'
import { ListBody, ScreenBody, ScreenHead } from '../../ui/screen/screen-head.tsx'
import { Tabs } from '../../ui/screen/tabs.tsx'
import { AskedList } from './asked-list.tsx'
import { EmailList } from './email-list.tsx'
import { QuestionList } from './question-list.tsx'

const views = ['all', 'given-up', 'waiting', 'sent', 'questions', 'asked'] as const
const params = { view: choice(views), after: text(), before: text() }

/** The outbox, the questions that visitors sent to the office, and what they asked on the site. */
export function EmailsScreen() {
  const [{ view, after, before }, setParams] = useSearchParams(params)
  return (
    <>
      <ScreenHead
        title={screenNames.emails}
        tabs={
          <Tabs
            label={screenNames.emails}
            tabs={views.map((name) => ({
              label: name === 'questions' || name === 'asked' ? copy.tabs[name] : copy.views[name],
              search: (name === 'all' ? {} : { view: name }) as Record<string, string>,
              current: view === name,
            }))}
          />
        }
      />
      {view === 'questions' || view === 'asked' ? (
        <ScreenBody>{view === 'asked' ? <AskedList /> : <QuestionList />}</ScreenBody>
      ) : (
        <ListBody>
          <EmailList
            state={view === 'all' ? '' : view}
            after={after}
            before={before}
            onTurn={(place) => setParams({ after: '', before: '', ...place })}
          />
        </ListBody>
      )}
    </>
  )
}
