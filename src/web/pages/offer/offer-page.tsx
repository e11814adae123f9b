import { useState } from 'react'
import { academy } from '#content/academy.ts'
import type { Copy } from '#content/en/registration/offer.ts'
import { photos } from '#content/media/photos.ts'
import type { OfferView } from '#contract/offers.ts'
import type { PageProps } from '#contract/page-data.ts'
import { partsOf } from '#domain/dates/day-parts.ts'
import type { Day } from '#domain/dates/days.ts'
import { formatMoney } from '#domain/money/money.ts'
import type { Language } from '#domain/people/language.ts'
import { refusalOf } from '../../services/refusal.ts'
import { openOffer } from '../../services/registration/offers.ts'
import { useOpened } from '../../services/use-opened.ts'
import { wordsIn } from '../../services/words/words.ts'
import { Picture } from '../../ui/media/picture.tsx'
import { LoadError } from '../../ui/page/load-error.tsx'
import { Loading } from '../../ui/page/loading.tsx'
import { SplitPage } from '../../ui/page/split-page.tsx'
import { useFocusPage } from '../../ui/page/use-focus-page.ts'
import { OfferLines, OfferRefunds } from './offer-lines.tsx'
import styles from './offer-page.module.css'
import { PayOffer } from './pay-offer.tsx'

/** Opens the link of an offer: what it is for, its price, and the card form. */
export function Page({ copy, language, data, params }: PageProps<Copy>) {
  const { token = '' } = params
  const [opened, openAgain] = useOpened(openOffer, token)
  const [paid, setPaid] = useState(false)
  useFocusPage(paid ? 'paid' : opened.view)

  if (paid) return <Notice {...copy.paid} />
  if (opened.view === 'unknown') return <Notice {...copy.unknown} />
  if (opened.view !== 'open') {
    return <Opening copy={copy} failed={opened.view === 'failed'} onAgain={openAgain} />
  }
  const offer = opened.answer
  if ('closed' in offer) {
    if (offer.closed.facts.state === 'paid') return <Notice {...copy.paidBefore} />
    return <Notice title={copy.closed} text={refusalOf(offer.closed, copy.refusal) ?? copy.call} />
  }
  return (
    <div className={`grid ${styles.page}`}>
      <div className={styles.hero}>
        <Picture of={photos.palms} alt="" sizes="100vw" className={styles.palms} first />
        <h1 className={styles.title}>{copy.for(offer.name)}</h1>
      </div>
      <OfferTerms copy={copy} language={language} offer={offer} />
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

function OfferTerms({ copy, language, offer }: { copy: Copy; language: Language; offer: OfferView }) {
  return (
    <div className={styles.offer}>
      {offer.reason && <p className={`mb-5 text-h3 leading-item ${styles.reason}`}>{offer.reason}</p>}
      <OfferLines copy={copy} language={language} offer={offer} />
      <p className={`row ${styles.price}`}>
        {copy.price} <span className="money">{formatMoney(offer.amount)}</span>
      </p>
      <div className={`stack items-end gap-4-6 mt-5 ${styles.until}`}>
        <p className="all-columns text-slate">{copy.until}</p>
        <LastDay day={offer.until} language={language} />
        <div>
          <p>{copy.wrong}</p>
          <p className="serif text-h3">{academy.phone}</p>
        </div>
      </div>
      <OfferRefunds copy={copy} language={language} offer={offer} />
    </div>
  )
}

function Opening({ copy, failed, onAgain }: { copy: Copy; failed: boolean; onAgain: () => void }) {
  return (
    <div className={`grid ${styles.page}`}>
      <h1 className={styles.title}>{copy.meta.title}</h1>
      {failed ? (
        <LoadError retry={copy.tryAgain} onRetry={onAgain}>
          {copy.failed}
        </LoadError>
      ) : (
        <Loading label={copy.loading} />
      )}
    </div>
  )
}

/** 'Fri Aug 8', 'viernes 8 de agosto' with a very large 8. Screen readers get the usual form. */
function LastDay({ day, language }: { day: Day; language: Language }) {
  const { formatDay, formatMonthDay } = wordsIn(language)
  const weekday = new Intl.DateTimeFormat(language, {
    weekday: language === 'es' ? 'long' : 'short',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`))
  const date = String(partsOf(day).date)
  const [before, after] = formatMonthDay(day).split(date)
  return (
    <p className={`row items-baseline serif text-h3 ${styles.lastDay}`}>
      <span className="visually-hidden">{formatDay(day)}</span>
      <span aria-hidden="true">
        {weekday} {before}
      </span>
      <span aria-hidden="true" className={styles.dayNumber}>
        {date}
      </span>
      {after && <span aria-hidden="true">{after}</span>}
    </p>
  )
}

function Notice({ title, text }: { title: string; text: string }) {
  return (
    <SplitPage picture={photos.palms} title={title} lead={text}>
      <p className={styles.notice}>
        <a href={`tel:${academy.phoneLink}`} className="inline-link no-break">
          {academy.phone}
        </a>
      </p>
    </SplitPage>
  )
}
