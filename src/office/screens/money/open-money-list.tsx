import { moneyCopy as copy } from '#content/en/office/money/money.ts'
import type { OfficeOpenMoney } from '#contract/office/money.ts'
import { type Day, dayOf } from '#domain/dates/days.ts'
import { useAcademyNow } from '../../services/academy-now.ts'
import { Empty } from '../../ui/screen/states.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import {
  creditColumns,
  creditStack,
  disputeColumns,
  disputeStack,
  installmentColumns,
  installmentStack,
  refundColumns,
  refundStack,
  unfinishedColumns,
  unfinishedStack,
} from './open-money-columns.tsx'

const ofRegistration = {
  nameOf: ({ name }: { name: string }) => name,
  addressOf: ({ registrationId }: { registrationId: string }) => `/registrations/${registrationId}`,
}

/** Money that is not settled. Each row opens its registration. */
export function OpenMoneyList({ tab, open }: { tab: string; open: OfficeOpenMoney }) {
  const today = dayOf(useAcademyNow())
  if (tab === 'refunds')
    return (
      <DataTable
        {...ofRegistration}
        label={copy.refunds}
        rows={[...open.refundsAsked, ...open.refundsFailed, ...open.refundsOpen]}
        idOf={({ key }) => key}
        columns={refundColumns(today)}
        stack={(row) => refundStack(row, today)}
        empty={<Empty title={copy.noOpenRefund} />}
      />
    )
  if (tab === 'disputes')
    return (
      <DataTable
        {...ofRegistration}
        label={copy.disputes}
        rows={open.disputes}
        idOf={({ id }) => id}
        columns={disputeColumns}
        stack={disputeStack}
        empty={<Empty title={copy.noDispute} />}
      />
    )
  if (tab === 'installments')
    return (
      <DataTable
        {...ofRegistration}
        label={copy.installments}
        rows={open.installments}
        idOf={({ registrationId, position }) => `${registrationId} ${position}`}
        columns={installmentColumns(today)}
        stack={(row) => installmentStack(row, today)}
        empty={<Empty title={copy.noInstallment} />}
      />
    )
  if (tab === 'credit')
    return (
      <DataTable
        label={copy.credit}
        rows={open.credit}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        addressOf={({ personId }) => `/people/${personId}`}
        columns={creditColumns(today)}
        stack={(row) => creditStack(row, today)}
        empty={<Empty title={copy.noCredit} />}
      />
    )
  return <UnfinishedList rows={open.unfinished} today={today} />
}

function UnfinishedList({ rows, today }: { rows: OfficeOpenMoney['unfinished']; today: Day }) {
  return (
    <>
      <p className="text-slate">{copy.unfinishedNote}</p>
      <DataTable
        {...ofRegistration}
        label={copy.unfinished}
        rows={rows}
        idOf={({ registrationId }) => registrationId}
        columns={unfinishedColumns(today)}
        stack={(row) => unfinishedStack(row, today)}
        empty={<Empty title={copy.noUnfinished} />}
      />
    </>
  )
}
