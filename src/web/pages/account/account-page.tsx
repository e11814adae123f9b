import { useEffect } from 'react'
import type { Copy } from '#content/en/account/account.ts'
import type { PageProps } from '#contract/page-data.ts'
import { useHydrated } from '../../hydration/use-hydrated.ts'
import { useLocation, useNavigate, useSearchParams } from '../../router/router.tsx'
import { comeBackTo } from '../../services/session/return-path.ts'
import { useSession } from '../../services/session/session.ts'
import { useAccount } from '../../services/session/use-account.ts'
import { LoadError } from '../../ui/page/load-error.tsx'
import { Loading } from '../../ui/page/loading.tsx'
import { RenderGuard } from '../../ui/page/render-guard.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import styles from './account-page.module.css'
import { Awards } from './awards/awards.tsx'
import { MyCourses } from './courses/my-courses.tsx'
import { ManagePayments } from './payments/manage-payments.tsx'
import { AccountInfo } from './profile/account-info.tsx'
import { VerifyNote } from './profile/verify-note.tsx'

const tabIds = ['courses', 'info', 'payments'] as const
type TabId = (typeof tabIds)[number]

/** Courses, profile and payments of the signed-in user; a visitor is redirected to sign in and returns here. */
export function Page({ copy, language, data }: PageProps<Copy>) {
  const { user } = useRequiredSession()
  const [shown, reload] = useAccount()
  const [tab, chooseTab] = useTab()

  const failed = (onRetry: () => Promise<void>) => (
    <LoadError retry={copy.tryAgain} onRetry={onRetry}>
      {copy.failed}
    </LoadError>
  )
  const content = () => {
    if (shown.view === 'failed') return failed(reload)
    if (!user || shown.view === 'loading') return <Loading label={copy.loading} rows={4} />
    const props = { copy, language, today: data.today, account: shown.account, onChanged: reload }
    return (
      <>
        {!user.emailVerified && <VerifyNote copy={copy} email={user.email} />}
        {tab === 'courses' && <MyCourses {...props} courseDates={data.courseDates} />}
        {tab === 'info' && <AccountInfo {...props} leastPassword={data.leastPassword} />}
        {tab === 'payments' && <ManagePayments {...props} />}
      </>
    )
  }
  const panel = (
    <RenderGuard
      key={tab}
      fallback={(reset) => <div className="page pb-section">{failed(() => reload().then(reset))}</div>}
    >
      <div className="page pb-section">{content()}</div>
      {tab === 'courses' && user && shown.view === 'loaded' && (
        <Awards
          copy={copy.awards}
          language={language}
          credits={shown.account.credits}
          courseDates={data.courseDates}
        />
      )}
    </RenderGuard>
  )
  const tabs = tabIds.map((id) => ({ id, title: copy.tabs[id], content: id === tab && panel }))
  return (
    <div className={styles.account}>
      <h1 className={`page ${styles.title}`}>{copy.title}</h1>
      <Tabs label={copy.tabsLabel} tabs={tabs} current={tab} onChange={chooseTab} />
    </div>
  )
}

function useRequiredSession() {
  const session = useSession()
  const navigate = useNavigate()
  const location = useLocation()
  const isVisitor = !session.user && !session.loading
  useEffect(() => {
    if (isVisitor) navigate('/login', { replace: true, state: comeBackTo(location) })
  }, [isVisitor, navigate, location])
  return session
}

/** The tab is in the address, so that links and the Back button work. */
function useTab(): [TabId, (id: TabId) => void] {
  const named = useSearchParams().get('tab')
  const navigate = useNavigate()
  // The server renders without the query: hydration must start from the same tab.
  const tab = (useHydrated() && tabIds.find((id) => id === named)) || 'courses'
  return [tab, (id) => navigate(id === 'courses' ? '/account' : `/account?tab=${id}`)]
}
