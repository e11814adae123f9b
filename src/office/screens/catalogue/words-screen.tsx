import { kindLabels } from '#content/en/office/entry-labels.ts'
import { screenNames } from '#content/en/office/shell.ts'
import type { EditedKind } from '#contract/catalogue/edited-kinds.ts'
import { useEntries } from '../../entries/use-entry.ts'
import { choice, useSearchParams } from '../../services/search-params.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { Workbench } from './workbench.tsx'

/** Faculty has a screen of its own. A new kind of words appears by its label alone. */
const kinds = (Object.keys(kindLabels) as EditedKind[]).filter((kind) => kind !== 'faculty') as [
  EditedKind,
  ...EditedKind[],
]
const params = { kind: choice(kinds) }

/** FAQs and the other words of the pages, one tab each. */
export function WordsScreen() {
  const [{ kind }] = useSearchParams(params)
  const count = useEntries(kind).data?.entries.length
  const tabs = kinds.map((one) => ({
    label: kindLabels[one],
    count: one === kind ? count : undefined,
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
