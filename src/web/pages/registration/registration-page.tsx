import type { Copy } from '#content/en/registration/registration.ts'
import { photos } from '#content/media/photos.ts'
import type { PageProps } from '#contract/page-data.ts'
import { dayOf } from '#domain/dates/days.ts'
import { openRegistration } from '../../services/session/emailed-links.ts'
import { useOpened } from '../../services/use-opened.ts'
import { wordsIn } from '../../services/words/words.ts'
import { Button } from '../../ui/button.tsx'
import { LoadError } from '../../ui/page/load-error.tsx'
import { Loading } from '../../ui/page/loading.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { SplitPage } from '../../ui/page/split-page.tsx'
import { useFocusPage } from '../../ui/page/use-focus-page.ts'
import { NoBreaks } from '../../ui/text/no-breaks.tsx'
import { LinkCanceledDates } from './canceled-dates.tsx'
import { Cancelling } from './cancelling.tsx'
import { Lines } from './lines.tsx'
import { ReceiptBox } from './receipt-box.tsx'
import styles from './registration-page.module.css'
import { SignInToCancel } from './sign-in-to-cancel.tsx'

/** Opens a registration by the signed link of its confirmation email, with or without an account. */
export function Page({ copy, language, params }: PageProps<Copy>) {
  const { token = '' } = params
  const [opened, openAgain] = useOpened(openRegistration, token)
  useFocusPage(opened.view)

  if (opened.view === 'unknown') {
    return <UnknownLink copy={copy} />
  }
  if (opened.view !== 'open') {
    return <Opening copy={copy} failed={opened.view === 'failed'} onAgain={openAgain} />
  }
  const { registration, quote } = opened.answer
  const { name, timestamp, cancellableBy, paidBy } = registration
  const parts = { copy, language, token, registration, onChanged: openAgain }
  const isOthers = cancellableBy === 'owner' && quote.lines.length > 0
  return (
    <>
      <PageHead
        title={copy.title}
        lead={
          <NoBreaks>{copy.paidOn(name, wordsIn(language).formatDay(dayOf(new Date(timestamp))))}</NoBreaks>
        }
      />
      <div className="grid pb-section">
        <div className={styles.main}>
          {cancellableBy === 'caller' && <LinkCanceledDates {...parts} />}
          {paidBy !== undefined ? (
            <>
              <Lines {...parts} />
              <p className={styles.paidBy}>{copy.paidBy(paidBy)}</p>
            </>
          ) : isOthers ? (
            <>
              <Lines {...parts} />
              <SignInToCancel copy={copy.cancel} />
            </>
          ) : (
            <Cancelling {...parts} quote={quote} />
          )}
        </div>
        {paidBy === undefined && (
          <ReceiptBox copy={copy} language={language} token={token} registration={registration} />
        )}
      </div>
    </>
  )
}

function Opening({ copy, failed, onAgain }: { copy: Copy; failed: boolean; onAgain: () => void }) {
  return (
    <>
      <PageHead title={copy.title} />
      <div className="page pb-section">
        {failed ? (
          <LoadError retry={copy.tryAgain} onRetry={onAgain}>
            {copy.failed}
          </LoadError>
        ) : (
          <Loading label={copy.loading} />
        )}
      </div>
    </>
  )
}

function UnknownLink({ copy }: { copy: Copy }) {
  return (
    <SplitPage picture={photos.terrace} title={copy.unknown.title} lead={copy.unknown.text}>
      <div className="mt-6">
        <Button kind="main" to="/contact">
          {copy.unknown.contact}
        </Button>
      </div>
    </SplitPage>
  )
}
