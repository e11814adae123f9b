// Loaded for accounts whose courses count toward a program.
import { useState } from 'react'
import type { Language } from '#domain/language.ts'
import { formatMoney } from '#domain/money.ts'
import { retryable } from '../../hydration/retry.ts'
import { PageLink } from '../../router/page-link.tsx'
import { settlePayment } from '../../services/checkout.ts'
import { refusalOf } from '../../services/refusal.ts'
import { type CreditCopy, openUpgrade, type Upgrade } from '../../services/tuition-credit.ts'
import { useRequest } from '../../services/use-request.ts'
import { wordsIn } from '../../services/words.ts'
import { Button } from '../../ui/button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Tick } from '../../ui/tick.tsx'
import styles from './account-credit.module.css'

type UpgradesProps = {
  copy: CreditCopy
  language: Language
  upgrades: readonly Upgrade[]
  onChanged: () => Promise<void>
}

export function AccountUpgrades({ copy, language, upgrades, onChanged }: UpgradesProps) {
  const [opened, setOpened] = useState<Upgrade | null>(null)
  const words = copy.upgrade
  const { displayName } = wordsIn(language)
  return (
    <section className={styles.section} aria-labelledby="upgrade">
      <h2 id="upgrade" className={styles.title}>
        {words.title}
      </h2>
      {upgrades.map((upgrade) => (
        <div key={upgrade.program} className={styles.box}>
          <h3 className={styles.name}>{displayName(upgrade.program)}</h3>
          <p>
            {words.text(displayName(upgrade.program), formatMoney(upgrade.counted))} {words.kept}
          </p>
          <p>{words.rest(formatMoney(upgrade.rest))}</p>
          {upgrade.blocked && <p>{words.blocked[upgrade.blocked]}</p>}
          {!upgrade.blocked && opened !== upgrade && (
            <Button kind="ink" size="small" onClick={() => setOpened(upgrade)}>
              {words.button(formatMoney(upgrade.rest))}
            </Button>
          )}
          {opened === upgrade && (
            <PayUpgrade copy={copy} language={language} upgrade={upgrade} onDone={onChanged} />
          )}
        </div>
      ))}
    </section>
  )
}

const loadCardEntry = retryable(() => import('../../ui/card-entry.tsx'))
const loadPaymentModule = retryable(() => import('../../services/card-payment.ts'))

type PayUpgradeProps = {
  copy: CreditCopy
  language: Language
  upgrade: Upgrade
  onDone: () => Promise<void>
}

function PayUpgrade({ copy, language, upgrade, onDone }: PayUpgradeProps) {
  const words = copy.upgrade
  const [accepted, setAccepted] = useState(false)
  const [missing, setMissing] = useState(false)
  const { answer, failure, reload } = useRequest(async () => {
    const [opened, stripe, { CardEntry }] = await Promise.all([
      openUpgrade(upgrade.program),
      loadPaymentModule().then(({ loadCardPayment }) => loadCardPayment(language)),
      loadCardEntry(),
    ])
    if (opened.settled) await onDone()
    return { opened, stripe, CardEntry }
  }, [language])
  const [before, terms, between, privacy, after] = words.accept
  if (failure !== undefined) {
    return (
      <LoadError retry={words.tryAgain} onRetry={reload}>
        {refusalOf(failure, copy.refusal) ?? words.failed}
      </LoadError>
    )
  }
  if (!answer) return <Loading label={words.opening} />
  if (!answer.opened.clientSecret) return <p>{words.done}</p>
  return (
    <answer.CardEntry
      language={language}
      stripe={answer.stripe}
      clientSecret={answer.opened.clientSecret}
      label={words.pay(formatMoney(answer.opened.amount))}
      declined={words.declined}
      isReady={() => {
        setMissing(!accepted)
        return accepted
      }}
      boxes={
        <>
          <label className={styles.accept}>
            <Tick
              type="checkbox"
              name="accept"
              checked={accepted}
              onChange={({ currentTarget }) => setAccepted(currentTarget.checked)}
            />
            <span>
              {before}
              <PageLink to="/terms" target="_blank" className="inline-link">
                {terms}
              </PageLink>
              {between}
              <PageLink to="/privacy" target="_blank" className="inline-link">
                {privacy}
              </PageLink>
              {after}
            </span>
          </label>
          <p aria-live="polite">{missing && !accepted ? words.first : ''}</p>
        </>
      }
      onDone={async (clientSecret) => {
        await settlePayment(clientSecret)
        await onDone()
      }}
      onBroken={reload}
    />
  )
}
