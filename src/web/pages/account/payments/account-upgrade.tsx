// Loaded for accounts whose courses count toward a program.
import { useState } from 'react'
import { formatMoney } from '#domain/money/money.ts'
import type { Language } from '#domain/people/language.ts'
import { type CreditCopy, openUpgrade, type Upgrade } from '../../../services/registration/tuition-credit.ts'
import { wordsIn } from '../../../services/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import styles from './account-credit.module.css'
import { PayByCard, PayNothing } from './pay-in-account.tsx'

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
    <section className="mb-8" aria-labelledby="upgrade">
      <h2 id="upgrade" className="mb-4 text-h3">
        {words.title}
      </h2>
      <div className={`stack items-start gap-5 ${styles.boxes}`}>
        {upgrades.map((upgrade) => (
          <div key={upgrade.program} className={`gold-frame bg-white ${styles.box}`}>
            <h3>{displayName(upgrade.program)}</h3>
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
      </div>
    </section>
  )
}

type PayUpgradeProps = {
  copy: CreditCopy
  language: Language
  upgrade: Upgrade
  onDone: () => Promise<void>
}

function PayUpgrade({ copy, language, upgrade, onDone }: PayUpgradeProps) {
  const open = () => openUpgrade(upgrade.program)
  return upgrade.rest === 0 ? (
    <PayNothing copy={copy} label={copy.upgrade.complete} open={open} onDone={onDone} />
  ) : (
    <PayByCard copy={copy} language={language} open={open} onDone={onDone} />
  )
}
