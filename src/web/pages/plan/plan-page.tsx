import { useState } from 'react'
import type { Copy } from '#content/en/registration/plan.ts'
import { photos } from '#content/media/photos.ts'
import type { PageProps } from '#contract/page-data.ts'
import { isProgramId } from '#domain/catalogue/catalogue.ts'
import { cardBrandName } from '#domain/money/card-brands.ts'
import type { Language } from '#domain/people/language.ts'
import { useLocation, useNavigate } from '../../router/router.tsx'
import { openPlan, type PlanView } from '../../services/registration/plans.ts'
import { registrationDocuments } from '../../services/session/emailed-links.ts'
import { useOpened } from '../../services/use-opened.ts'
import { wordsIn } from '../../services/words/words.ts'
import { Button } from '../../ui/button.tsx'
import { LoadError } from '../../ui/page/load-error.tsx'
import { Loading } from '../../ui/page/loading.tsx'
import { SplitPage } from '../../ui/page/split-page.tsx'
import { PlanAlert } from '../../ui/payment/plan-alert.tsx'
import { PlanPayments } from '../../ui/payment/plan-payments.tsx'
import { TextLink } from '../../ui/text/text-link.tsx'
import { PayBox, type Purpose } from './pay-box.tsx'
import styles from './plan-page.module.css'

const purposes: readonly Purpose[] = ['due', 'rest', 'card']

/** Opens the link of emails about a plan: any card pays what is due or all that is left. */
export function Page({ copy, language, data, params }: PageProps<Copy>) {
  const { token = '' } = params
  const [opened, openAgain] = useOpened(openPlan, token)
  const [done, setDone] = useState('')
  const navigate = useNavigate()

  if (opened.view === 'unknown') return <UnknownPlan copy={copy.unknown} />
  if (opened.view !== 'open') {
    return (
      <div className={`grid ${styles.page}`}>
        <h1 className={styles.title}>{copy.meta.title}</h1>
        {opened.view === 'loading' ? (
          <Loading label={copy.loading} />
        ) : (
          <LoadError retry={copy.tryAgain} onRetry={openAgain}>
            {copy.failed}
          </LoadError>
        )}
      </div>
    )
  }
  const finish = (sentence: string) => {
    setDone(sentence)
    navigate(`/plan/${token}`, { replace: true })
    openAgain()
  }
  return (
    <div className={`grid ${styles.page}`}>
      <h1 className={styles.title}>{copy.meta.title}</h1>
      <p role="status" className={done ? styles.done : undefined}>
        {done}
      </p>
      <OpenedPlan
        copy={copy}
        language={language}
        token={token}
        plan={opened.answer}
        testMode={data.testMode}
        onDone={finish}
      />
    </div>
  )
}

function UnknownPlan({ copy }: { copy: Copy['unknown'] }) {
  return (
    <SplitPage picture={photos.terrace} title={copy.title} lead={copy.text}>
      <div className="mt-6">
        <Button kind="main" to="/account">
          {copy.button}
        </Button>
      </div>
    </SplitPage>
  )
}

type OpenedPlanProps = {
  copy: Copy
  language: Language
  token: string
  plan: PlanView
  testMode: boolean
  onDone: (sentence: string) => void
}

function OpenedPlan({ copy, language, token, plan, testMode, onDone }: OpenedPlanProps) {
  const { search } = useLocation()
  const page = `/plan/${token}`
  const asked = new URLSearchParams(search).get('pay')
  const purpose = purposes.find((one) => one === asked)
  const words = copy.plan
  const { formatDay, formatMonth, displayName, courseLabel } = wordsIn(language)
  const card = plan.card && `${cardBrandName(plan.card.brand)} ···· ${plan.card.last4}`
  const mayPay = plan.rest > 0 && !plan.stopped
  const documents = registrationDocuments(token, language)
  const mayOpen = purpose === 'card' ? plan.changeableBy === 'caller' : mayPay
  return (
    <>
      {plan.stopped && <p className={styles.lead}>{words.stopped}</p>}
      {plan.overdue && !plan.stopped && (
        <PlanAlert words={words} formatDay={formatDay} overdue={plan.overdue} card={card} page={page} />
      )}
      {purpose && mayOpen && (
        <PayBox
          key={purpose}
          copy={copy}
          language={language}
          token={token}
          purpose={purpose}
          testMode={testMode}
          onDone={onDone}
        />
      )}
      {purpose === 'card' && !mayOpen && <p className={styles.lead}>{words.signIn}</p>}
      {plan.rest === 0 && <p className={styles.lead}>{words.done}</p>}
      <PlanPayments
        words={words}
        formatDay={formatDay}
        formatMonth={formatMonth}
        names={plan.selectedItems
          .map((item) => (isProgramId(item) ? displayName(item) : courseLabel(item)))
          .join(', ')}
        payments={plan.payments}
        page={page}
        onReceipt={(position) => location.assign(documents.receipt(position))}
      />
      <SavedCard
        words={words}
        card={card}
        changePage={plan.rest > 0 ? `${page}?pay=card` : null}
        statement={documents.statement}
      />
    </>
  )
}

type SavedCardProps = {
  words: Copy['plan']
  card: string | null
  /** The page where the card is changed; null when all is paid. */
  changePage: string | null
  statement: string
}

function SavedCard({ words, card, changePage, statement }: SavedCardProps) {
  return (
    <section aria-labelledby="card">
      <h2 id="card" className="mb-4 text-h3">
        {words.card}
      </h2>
      <div className={`row ${styles.card}`}>
        <span>{card ?? words.noCard}</span>
        {changePage && (
          <Button size="small" to={changePage}>
            {words.changeCard}
          </Button>
        )}
      </div>
      <p className={`text-small text-slate ${styles.note}`}>{words.cardNote}</p>
      <TextLink href={statement} download>
        {words.statement}
      </TextLink>
    </section>
  )
}
