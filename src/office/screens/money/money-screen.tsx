import { useQuery } from '@tanstack/react-query'
import { moneyCopy as copy, exportCopy } from '#content/en/office/money/money.ts'
import { screenNames } from '#content/en/office/shell.ts'
import type { OfficeOpenMoney } from '#contract/office/money.ts'
import { reading, readingList } from '../../services/queries.ts'
import { useSearchParams } from '../../services/search-params.ts'
import { useGrant } from '../../services/session.ts'
import { Button } from '../../ui/button.tsx'
import { useKeys } from '../../ui/keyboard/keys.ts'
import { Loaded } from '../../ui/screen/loaded.tsx'
import { ListBody, ScreenHead } from '../../ui/screen/screen-head.tsx'
import { type Tab, Tabs } from '../../ui/screen/tabs.tsx'
import { ExportDialog } from './export-dialog.tsx'
import { FilterDialog } from './filter-dialog.tsx'
import { params } from './filters.ts'
import { Movements } from './movements.tsx'
import { OpenMoneyList } from './open-money-list.tsx'

const pageSize = '50'
/** The provider is asked for every movement of the days, so turning a page does not ask again. */
const feesKept = 5 * 60_000

export function MoneyScreen() {
  const [values, change] = useSearchParams(params)
  const { tab, kind, provider, q } = values
  const { money, span, fees, open } = useMoney(values)
  const mayExport = useGrant('accounting') === 'may'
  const show = (name: 'filter' | 'export' | '') => change({ do: name })
  useKeys(mayExport ? [{ key: 'e', says: exportCopy.button, run: () => show('export') }] : [])
  return (
    <>
      <ScreenHead
        title={screenNames.money}
        actions={
          <Button
            kind="strong"
            hint="e"
            reason={!mayExport && exportCopy.notAllowed}
            onClick={() => show('export')}
          >
            {exportCopy.button}…
          </Button>
        }
        tabs={<Tabs label={copy.tabs} tabs={tabsOf(tab, open.data)} />}
      />
      <ListBody>
        {tab === '' ? (
          <Loaded query={money}>
            {(page) => (
              <Movements
                page={page}
                fees={fees.data}
                feesFailed={fees.isError}
                filter={{ kind, provider, q }}
                onChange={change}
                onFilter={() => show('filter')}
              />
            )}
          </Loaded>
        ) : (
          <Loaded query={open}>{(all) => <OpenMoneyList tab={tab} open={all} />}</Loaded>
        )}
      </ListBody>
      {values.do === 'filter' && span && (
        <FilterDialog
          filter={{ ...span, kind, provider }}
          onApply={(wanted) => change({ ...wanted, after: '', before: '', do: '' })}
          onClose={() => show('')}
        />
      )}
      {values.do === 'export' && mayExport && span && <ExportDialog span={span} onClose={() => show('')} />}
    </>
  )
}

type Filter = ReturnType<typeof useSearchParams<typeof params>>[0]

function useMoney({ from, to, kind, provider, q, after, before }: Filter) {
  const money = useQuery(
    readingList('GET /api/office/money', {
      query: { from, to, kind, provider, q: q.trim(), after, before, limit: pageSize },
    }),
  )
  const span = money.data && { from: money.data.from, to: money.data.to }
  const fees = useQuery({
    ...reading('GET /api/office/money/fees', { query: span ?? { from: '', to: '' } }),
    enabled: span !== undefined,
    staleTime: feesKept,
  })
  const open = useQuery(reading('GET /api/office/money/open'))
  return { money, span, fees, open }
}

function tabsOf(current: string, open: OfficeOpenMoney | undefined): Tab[] {
  const refunds = open && open.refundsAsked.length + open.refundsOpen.length + open.refundsFailed.length
  return [
    { label: copy.movements, search: {}, current: current === '' },
    { label: copy.refunds, search: { tab: 'refunds' }, count: refunds, current: current === 'refunds' },
    {
      label: copy.disputes,
      search: { tab: 'disputes' },
      count: open?.disputes.length,
      current: current === 'disputes',
    },
    {
      label: copy.installments,
      search: { tab: 'installments' },
      count: open?.installments.length,
      current: current === 'installments',
    },
    {
      label: copy.credit,
      search: { tab: 'credit' },
      count: open?.credit.length,
      current: current === 'credit',
    },
    {
      label: copy.unfinished,
      search: { tab: 'unfinished' },
      count: open?.unfinished.length,
      current: current === 'unfinished',
    },
  ]
}
