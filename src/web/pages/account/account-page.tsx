import { useEffect } from 'react'
import type { Copy } from '#content/en/account.ts'
import type { PageProps } from '#contract/page-data.ts'
import { useHydrated } from '../../hydration/use-hydrated.ts'
import { useLocation, useNavigate, useSearchParams } from '../../router/router.tsx'
import { comeBackTo } from '../../services/return-path.ts'
import { useSession } from '../../services/session.ts'
import { useAccount } from '../../services/use-account.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { AccountInfo } from './account-info.tsx'
import styles from './account-page.module.css'
import { Awards } from './awards.tsx'
import { ManagePayments } from './manage-payments.tsx'
import { MyCourses } from './my-courses.tsx'
import { VerifyNote } from './verify-note.tsx'

const tabIds = ['courses', 'info', 'payments'] as const
type TabId = (typeof tabIds)[number]

/** Courses, profile and payments of who is signed in; anyone else is sent to sign in, and comes back. */
export function AccountPage({ copy, language, data }: PageProps<Copy>) {
  const { user } = useGuard()
  const [shown, reload] = useAccount()
  const [tab, chooseTab] = useTab()

  const content = () => {
    if (shown.view === 'failed') {
      return (
        <LoadError retry={copy.tryAgain} onRetry={reload}>
          {copy.failed}
        </LoadError>
      )
    }
    if (!user || shown.view === 'loading') return <Loading label={copy.loading} rows={4} />
    const props = { copy, language, today: data.today, account: shown.account, onChanged: reload }
    return (
      <>
        {!user.emailVerified && <VerifyNote copy={copy} email={user.email} />}
        {tab === 'courses' && <MyCourses {...props} courseDates={data.courseDates} />}
        {tab === 'info' && <AccountInfo {...props} />}
        {tab === 'payments' && <ManagePayments {...props} />}
      </>
    )
  }
  const panel = (
    <>
      <div className={`page ${styles.content}`}>{content()}</div>
      {tab === 'courses' && user && shown.view === 'loaded' && (
        <Awards
          copy={copy.awards}
          language={language}
          credits={shown.account.credits}
          courseDates={data.courseDates}
        />
      )}
    </>
  )
  const tabs = tabIds.map((id) => ({ id, title: copy.tabs[id], content: id === tab && panel }))
  return (
    <div className={styles.account}>
      <h1 className={`page ${styles.title}`}>{copy.title}</h1>
      <Tabs label={copy.tabsLabel} tabs={tabs} current={tab} onChange={chooseTab} />
    </div>
  )
}

function useGuard() {
  const session = useSession()
  const navigate = useNavigate()
  const location = useLocation()
  const isStranger = !session.user && !session.loading
  useEffect(() => {
    if (isStranger) navigate('/login', { replace: true, state: comeBackTo(location) })
  }, [isStranger, navigate, location])
  return session
}

/** The tab stands in the address, so that it can be linked to and Back leads to the one before. */
function useTab(): [TabId, (id: TabId) => void] {
  const asked = useSearchParams().get('tab')
  const navigate = useNavigate()
  // The server renders a page once for all queries: hydration starts from the first tab, as it did.
  const tab = (useHydrated() && tabIds.find((id) => id === asked)) || 'courses'
  return [tab, (id) => navigate(id === 'courses' ? '/account' : `/account?tab=${id}`)]
}
