import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { reconciliationCopy as copy } from '#content/en/office/reconciliation/reconciliation.ts'
import { screenNames } from '#content/en/office/shell.ts'
import { dayAndTime } from '#content/en/office/times.ts'
import type { OfficeFinding, OfficeReconciliation } from '#contract/office/reconciliation.ts'
import { reading, useChange } from '../../services/queries.ts'
import { sentenceOf } from '../../services/refusal.ts'
import { useGrant } from '../../services/session.ts'
import { Button } from '../../ui/button.tsx'
import { Loaded } from '../../ui/screen/loaded.tsx'
import { ScreenBody, ScreenHead } from '../../ui/screen/screen-head.tsx'
import { Section, TwoColumns } from '../../ui/screen/section.tsx'
import { Empty } from '../../ui/screen/states.tsx'
import { showToast } from '../../ui/screen/toasts.tsx'
import { FindingList } from './finding-list.tsx'
import css from './reconciliation.module.css'
import { RepairDialog } from './repair-dialog.tsx'

type Result = NonNullable<OfficeReconciliation['last']>

export function ReconciliationScreen() {
  const query = useQuery(reading('GET /api/office/reconciliation'))
  const { isPending, run } = useRun()
  const mayRun = useGrant('refund') === 'may'
  const last = query.data?.last
  return (
    <>
      <ScreenHead
        title={screenNames.reconciliation}
        aside={isPending && copy.running}
        actions={
          mayRun && (
            <Button kind="main" busy={isPending} onClick={run}>
              {copy.run}
            </Button>
          )
        }
        {...(last && { facts: factsOf(last) })}
      />
      <ScreenBody>
        <TwoColumns side={<About />}>
          <Loaded query={query}>
            {({ last }) =>
              last ? <Findings {...last} /> : <Empty title={copy.never}>{copy.neverNote}</Empty>
            }
          </Loaded>
        </TwoColumns>
      </ScreenBody>
    </>
  )
}

function useRun() {
  const { mutateAsync, isPending } = useChange('reconciliation', 'record')
  const run = () =>
    mutateAsync({ call: 'POST /api/office/reconciliation/runs' })
      .then(({ found }) => copy.done(found))
      .catch(sentenceOf)
      .then((text) => showToast({ text }))
  return { isPending, run }
}

/** The check is of the real clock, also where the academy's calendar is moved. */
function factsOf({ doneAt, found, paymentsCompared }: Result) {
  return [
    { label: copy.last, value: dayAndTime(doneAt, new Date()) },
    { label: copy.result, value: found.length === 0 ? copy.nothing : copy.foundNote(found.length) },
    { label: copy.payments, value: paymentsCompared ? copy.compared : copy.notCompared },
  ]
}

function Findings({ found, paymentsCompared }: Result) {
  const [repairing, setRepairing] = useState<OfficeFinding | null>(null)
  if (found.length === 0) {
    return <Empty title={copy.agree}>{paymentsCompared ? copy.agreeNote : copy.notCompared}</Empty>
  }
  return (
    <Section title={copy.found} line="below">
      <FindingList found={found} onRepair={setRepairing} />
      {repairing?.repair && (
        <RepairDialog finding={repairing} what={repairing.repair} onClose={() => setRepairing(null)} />
      )}
    </Section>
  )
}

function About() {
  return (
    <Section title={copy.about} line="below">
      <ul className={css.about}>
        {copy.aboutNote.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Section>
  )
}
