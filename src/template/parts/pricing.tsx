import { useState } from 'react'
import { type Period, periods, plans } from '../words/figures.ts'
import { IdleButton } from './action.tsx'
import { Icon } from './icon.tsx'
import style from './pricing.module.css'

/** The toggle shows which period is chosen; the template's prices are the same in both. */
export function Pricing() {
  const [chosen, setChosen] = useState<Period>('Monthly')
  return (
    <>
      <fieldset className={style.toggle}>
        <legend className={style.legend}>Billing period</legend>
        {periods.map((period) => (
          <label key={period} className={style.period}>
            <input
              type="radio"
              name="period"
              checked={period === chosen}
              onChange={() => setChosen(period)}
              className={style.radio}
            />
            {period}
          </label>
        ))}
      </fieldset>
      <ul className={style.plans}>
        {plans.map(({ name, price, features }) => (
          <li key={name} className={style.plan}>
            <h3>{name}</h3>
            <p className={style.price}>{price}</p>
            <ul className={style.features}>
              {features.map((feature) => (
                <li key={feature}>
                  <Icon name="check" size={20} />
                  {feature}
                </li>
              ))}
            </ul>
            <IdleButton look="outline">Choose {name}</IdleButton>
          </li>
        ))}
      </ul>
    </>
  )
}
