import { lazy, useState } from 'react'
import type { Copy } from '#content/en/registration/offer.ts'
import type { OfferView } from '#contract/offers.ts'
import { type Cents, formatMoney } from '#domain/money/money.ts'
import type { Language } from '#domain/people/language.ts'
import { retryable } from '../../hydration/retry.ts'
import { refusalOf } from '../../services/refusal.ts'
import { settlePayment } from '../../services/registration/checkout.ts'
import { openOfferPayment } from '../../services/registration/offers.ts'
import { useRequest } from '../../services/use-request.ts'
import { wordsIn } from '../../services/words/words.ts'
import { AcceptTerms } from '../../ui/form/accept-terms.tsx'
import { Tick } from '../../ui/form/tick.tsx'
import { LoadError } from '../../ui/page/load-error.tsx'
import { Loading } from '../../ui/page/loading.tsx'
import styles from './offer-page.module.css'

type PayOfferProps = {
  copy: Copy
  language: Language
  offer: OfferView
  token: string
  testMode: boolean
  onPaid: () => void
}

const loadCardEntry = retryable(() => import('../../ui/payment/card-entry.tsx'))
// Shown after its chunk has loaded, which is part of opening the payment.
const CardEntry = lazy(async () => ({ default: (await loadCardEntry()).CardEntry }))
const loadPaymentModule = retryable(() => import('../../services/registration/card-payment.ts'))

export function PayOffer({ copy, language, offer, token, testMode, onPaid }: PayOfferProps) {
  const words = copy.pay
  const [parts, setParts] = useState(false)
  const acceptance = useAcceptance(parts)
  const [deposit, ...later] = offer.plan ?? []
  const choose = (wanted: boolean) => {
    acceptance.setAgreed(false)
    setParts(wanted)
  }

  return (
    <section className={`stack content-start gap-5 framed ${styles.box}`} aria-labelledby="pay">
      <h2 id="pay" className="text-h3">
        {words.title}
      </h2>
      {deposit && (
        <HowToPay
          words={words}
          amount={offer.amount}
          deposit={deposit.amount}
          parts={parts}
          onChoose={choose}
        />
      )}
      {parts && <LaterDays words={words} language={language} later={later} />}
      {testMode && (
        <p className={styles.testMode}>
          <strong>{words.testMode}</strong> {words.testCard}
        </p>
      )}
      <OfferCard
        copy={copy}
        language={language}
        token={token}
        parts={parts}
        later={later}
        acceptance={acceptance}
        onPaid={onPaid}
      />
      <p className="text-small text-slate">{words.receipt(offer.payer?.email ?? offer.email)}</p>
      <p className="text-small text-slate">
        {copy.otherWays} {copy.phone}
      </p>
    </section>
  )
}

/** The card form, when the server has opened the payment. */
type OfferCardProps = Pick<PayOfferProps, 'copy' | 'language' | 'token' | 'onPaid'> & {
  parts: boolean
  later: Payments
  acceptance: ReturnType<typeof useAcceptance>
}

function OfferCard({ copy, language, token, parts, later, acceptance, onPaid }: OfferCardProps) {
  const words = copy.pay
  const { answer, failure, reload } = useOpenedPayment(token, parts, language)
  return failure !== undefined ? (
    <LoadError retry={copy.tryAgain} onRetry={reload}>
      {refusalOf(failure, copy.refusal) ?? words.broken}
    </LoadError>
  ) : answer ? (
    <CardEntry
      key={answer.opened.clientSecret}
      language={language}
      stripe={answer.stripe}
      clientSecret={answer.opened.clientSecret}
      label={words.button(formatMoney(answer.opened.amount))}
      declined={words.declined}
      isReady={acceptance.isReady}
      boxes={<Boxes words={words} acceptance={acceptance} later={parts ? later : []} />}
      onDone={async (clientSecret) => {
        await settlePayment(clientSecret)
        onPaid()
      }}
      onBroken={reload}
    />
  ) : (
    <Loading label={words.opening} />
  )
}

function useOpenedPayment(token: string, parts: boolean, language: Language) {
  return useRequest(async () => {
    const [opened, stripe] = await Promise.all([
      openOfferPayment(token, parts),
      loadPaymentModule().then(({ loadCardPayment }) => loadCardPayment(language)),
      loadCardEntry(),
    ])
    return { opened, stripe }
  }, [language, parts])
}

/** The boxes that are checked before anything is paid. */
function useAcceptance(parts: boolean) {
  const [accepted, setAccepted] = useState(false)
  const [agreed, setAgreed] = useState(false)
  const [missing, setMissing] = useState(false)
  const isReady = () => {
    const ready = accepted && (!parts || agreed)
    setMissing(!ready)
    return ready
  }
  return { accepted, setAccepted, agreed, setAgreed, missing, isReady }
}

type HowToPayProps = {
  words: Copy['pay']
  amount: Cents
  deposit: Cents
  parts: boolean
  onChoose: (parts: boolean) => void
}

function HowToPay({ words, amount, deposit, parts, onChoose }: HowToPayProps) {
  return (
    <fieldset className={`stack gold-frame ${styles.choice}`}>
      <legend className="visually-hidden">{words.legend}</legend>
      {[false, true].map((isParts) => (
        <label key={String(isParts)}>
          <Tick type="radio" name="pay" checked={parts === isParts} onChange={() => onChoose(isParts)} />
          <span>
            {isParts ? words.parts : words.full}
            {isParts ? (
              <strong>{words.today(formatMoney(deposit))}</strong>
            ) : (
              <strong className="money">{formatMoney(amount)}</strong>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

type Payments = NonNullable<OfferView['plan']>
type LaterDaysProps = { words: Copy['pay']; language: Language; later: Payments }

function LaterDays({ words, language, later }: LaterDaysProps) {
  return (
    <ul className="plain-list">
      {later.map(({ due, amount }) => (
        <li key={due}>{words.after(wordsIn(language).formatDay(due), formatMoney(amount))}</li>
      ))}
    </ul>
  )
}

type BoxesProps = {
  words: Copy['pay']
  acceptance: ReturnType<typeof useAcceptance>
  /** The payments that are charged later. */
  later: Payments
}

function Boxes({ words, acceptance, later }: BoxesProps) {
  const { accepted, setAccepted, agreed, setAgreed, missing } = acceptance
  return (
    <>
      {later[0] && (
        <label className="flex items-start gap-3">
          <Tick
            type="checkbox"
            name="consent"
            checked={agreed}
            onChange={({ currentTarget }) => setAgreed(currentTarget.checked)}
          />
          <span>{words.consent(formatMoney(later[0].amount), later.length)}</span>
        </label>
      )}
      <label className="flex items-start gap-3">
        <Tick
          type="checkbox"
          name="accept"
          checked={accepted}
          onChange={({ currentTarget }) => setAccepted(currentTarget.checked)}
        />
        <AcceptTerms words={words.accept} />
      </label>
      <p className="text-red" aria-live="polite">
        {missing ? words.first : ''}
      </p>
    </>
  )
}
