import { useQueries } from '@tanstack/react-query'
import { kindLabels } from '#content/en/office/catalogue/entry-labels.ts'
import { screenNames } from '#content/en/office/shell.ts'
import type { EditedKind } from '#contract/catalogue/edited-kinds.ts'
import { reading } from '../../services/queries.ts'
import { choice, useSearchParams } from '../../services/search-params.ts'
import { Tabs } from '../../ui/screen/tabs.tsx'
import { Workbench } from './workbench.tsx'

/** Faculty has a screen of its own. A new kind of words appears by its label alone. */
const kinds = (Object.keys(kindLabels) as EditedKind[]).filter((kind) => kind !== 'faculty') as [
  EditedKind,
  ...EditedKind[],
]
/** The texts of a page are one entry: there is nothing to count. */
const lists = kinds.filter((kind) => !kind.endsWith('-page'))
const params = { kind: choice(kinds) }

/** FAQs and the other words of the pages, one tab each. */
export function WordsScreen() {
  const [{ kind }] = useSearchParams(params)
  const counts = useQueries({
    queries: lists.map((one) => reading('GET /api/office/catalogue/:kind', { params: { kind: one } })),
    combine: (results) => results.map(({ data }) => data?.entries.length),
  })
  const tabs = kinds.map((one) => ({
    label: kindLabels[one],
    count: counts[lists.indexOf(one)],
    search: one === kinds[0] ? {} : { kind: one },
    current: one === kind,
  }))
  return (
    <Workbench
      key={kind}
      kind={kind}
      title={screenNames.words}
      tabs={<Tabs label={screenNames.words} tabs={tabs} />}
    />
  )
}
