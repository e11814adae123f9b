import { lazy } from 'react'
import type { Copy } from '#content/en/registration/register.ts'
import type { PageData } from '#contract/page-data.ts'
import { refusalOf } from '../../../services/refusal.ts'
import { LoadError } from '../../../ui/page/load-error.tsx'
import { Loading } from '../../../ui/page/loading.tsx'
import type { RegistrationFlow } from '../use-registration.ts'
import styles from './card-box.module.css'
import { loadCardForm } from './load-card-form.ts'
import { PaymentNoticePanel, paymentNotice } from './payment-notice.tsx'
import type { Checkout } from './use-checkout.ts'

// Shown after its chunk has loaded, which is part of opening the payment.
const CardForm = lazy(async () => ({ default: (await loadCardForm()).CardForm }))

type CardBoxProps = { copy: Copy; data: PageData; flow: RegistrationFlow; checkout: Checkout }

/** The card form, or why there is none, under what the last attempt to pay came to. */
export function CardBox({ copy, data, flow, checkout }: CardBoxProps) {
  const { payment, outcome, dispatch } = checkout
  const words = copy.payment
  const notice = outcome && paymentNotice(outcome, copy)
  const planWords = checkout.way === 'parts' ? checkout.plan?.copy : undefined

  return (
    <section className={`stack gap-5 framed ${styles.box}`} aria-labelledby="card-payment">
      <h2 id="card-payment" className="text-h3">
        {planWords?.choice.first ?? words.title}
      </h2>
      {data.testMode && (
        <p className={styles.testMode}>
          <strong>{words.testMode}</strong> {words.testCard}
        </p>
      )}
      {notice && <PaymentNoticePanel notice={notice} />}
      {payment.state === 'opening' && <Loading label={words.opening} />}
      {payment.state === 'unavailable' && (
        <Unavailable copy={copy} failure={payment.failure} flow={flow} checkout={checkout} />
      )}
      {payment.state === 'open' && !notice?.final && (
        <CardForm
          key={payment.opened.clientSecret}
          copy={copy}
          payment={payment}
          contact={flow.registration.form}
          consent={
            planWords
              ? {
                  copy: planWords,
                  agreed: checkout.agreed,
                  onAgree: (agreed) => dispatch({ type: 'consent-changed', agreed }),
                }
              : null
          }
          accepted={checkout.accepted}
          onAccept={(accepted) => dispatch({ type: 'terms-changed', accepted })}
          onStart={() => dispatch({ type: 'payment-sent' })}
          onOutcome={(next) => checkout.end(next, payment.opened)}
          onBroken={() => dispatch({ type: 'card-form-failed' })}
        />
      )}
    </section>
  )
}

type UnavailableProps = Pick<CardBoxProps, 'copy' | 'flow' | 'checkout'> & { failure: unknown }

/** A refusal that a retry cannot resolve has a way on of its own. */
function Unavailable({ copy, failure, flow, checkout }: UnavailableProps) {
  const refusal = refusalOf(failure, copy.refusal)
  if (checkout.refused === 'already-paid')
    return (
      <LoadError retry={copy.succeeded.another} onRetry={flow.startOver}>
        {refusal && <p>{refusal}</p>}
      </LoadError>
    )
  const isDateLost = checkout.refused === 'date-lost'
  return (
    <LoadError
      retry={isDateLost ? copy.payment.anotherDate : copy.payment.tryAgain}
      onRetry={isDateLost ? flow.toChoice : checkout.tryAgain}
    >
      <p>{copy.payment.unavailable}</p>
      {refusal && <p>{refusal}</p>}
    </LoadError>
  )
}
