import { useState } from 'react'
import type { Copy } from '#content/en/offer.ts'
import type { PageProps } from '#contract/page-data.ts'
import { formatMoney } from '#domain/money.ts'
import { openOffer } from '../../services/offers.ts'
import { refusalOf } from '../../services/refusal.ts'
import { useOpened } from '../../services/use-opened.ts'
import { wordsIn } from '../../services/words.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { Loading } from '../../ui/loading.tsx'
import { useFocusPage } from '../../ui/use-focus-page.ts'
import { OfferLines, OfferRefunds } from './offer-lines.tsx'
import styles from './offer-page.module.css'
import { PayOffer } from './pay-offer.tsx'

/** Opens the link of an offer: what it is for, its price, and the card form. */
export function OfferPage({ copy, language, data, params }: PageProps<Copy>) {
  const { token = '' } = params
  const [opened, openAgain] = useOpened(openOffer, token)
  const [paid, setPaid] = useState(false)
  useFocusPage(paid ? 'paid' : opened.view)
  const { formatDay } = wordsIn(language)

  if (paid) return <Notice copy={copy} title={copy.paid.title} text={copy.paid.text} />
  if (opened.view === 'unknown') return <Notice copy={copy} title={copy.unknown} text={copy.call} />
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
  const offer = opened.answer
  if ('closed' in offer) {
    return (
      <Notice copy={copy} title={copy.closed} text={refusalOf(offer.closed, copy.refusal) ?? copy.call} />
    )
  }
  return (
    <div className={`grid ${styles.page}`}>
      <div className={styles.hero}>
        <h1 className={styles.title}>{copy.for(offer.name)}</h1>
      </div>
      <div className={styles.offer}>
        {offer.reason && <p className={styles.reason}>{offer.reason}</p>}
        <OfferLines copy={copy} language={language} offer={offer} />
        <p className={styles.price}>
          {copy.price} <span className="money">{formatMoney(offer.amount)}</span>
        </p>
        <p className={styles.until}>
          {copy.until} <span>{formatDay(offer.until)}</span>
        </p>
        <p>
          {copy.wrong} <span className={styles.phone}>{copy.phone}</span>
        </p>
        <OfferRefunds copy={copy} language={language} offer={offer} />
      </div>
      <PayOffer
        copy={copy}
        language={language}
        offer={offer}
        token={token}
        testMode={data.testMode}
        onPaid={() => setPaid(true)}
      />
    </div>
  )
}

function Notice({ copy, title, text }: { copy: Copy; title: string; text: string }) {
  return (
    <div className={`grid ${styles.page}`}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.notice}>
        {text} <span className={styles.phone}>{copy.phone}</span>
      </p>
    </div>
  )
}
