import type { Copy } from '#content/en/registration/register.ts'
import type { PageProps } from '#contract/page-data.ts'
import { useFocusPage } from '../../ui/page/use-focus-page.ts'
import { ChoiceStage } from './choice-stage.tsx'
import { PaymentStage } from './payment/payment-stage.tsx'
import styles from './register-page.module.css'
import { useRegistration } from './use-registration.ts'

export function Page({ copy, language, data }: PageProps<Copy>) {
  const flow = useRegistration(data.today)
  const { stage } = flow
  useFocusPage(stage)
  const shared = { copy, language, data, flow }

  return (
    <div className={`grid ${styles.page}`}>
      <h1 className={styles.title}>{copy.title}</h1>
      <ol className={styles.steps} aria-label={copy.steps.label}>
        {(['choice', 'payment'] as const).map((step, index) => (
          <li
            key={step}
            className={styles.step}
            aria-current={stage === step ? 'step' : undefined}
            tabIndex={stage === step ? -1 : undefined}
          >
            <span className={`serif ${styles.number}`}>{index + 1}</span> {copy.steps[step]}
          </li>
        ))}
      </ol>
      {stage === 'choice' ? <ChoiceStage {...shared} /> : <PaymentStage {...shared} />}
    </div>
  )
}
