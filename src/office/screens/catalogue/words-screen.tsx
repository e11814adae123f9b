import { kindNames } from '#content/en/office/catalogue.ts'
import { screenNames } from '#content/en/office/shell.ts'
import type { EntryKindName } from '#contract/catalogue/kinds.ts'
import { choice, useSearchParams } from '../../services/search-params.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { useEntries } from './use-entry.ts'
import { Workbench } from './workbench.tsx'

/** The FAQs come first. A new kind of words appears by its name alone. */
const kinds = (Object.keys(kindNames) as EntryKindName[])
  .filter((kind) => kindNames[kind].screen === 'words')
  .toSorted((one, other) => Number(other === 'faq') - Number(one === 'faq')) as [
  EntryKindName,
  ...EntryKindName[],
]
const params = { kind: choice(kinds) }

/** FAQs and the other words of the pages, one tab each. */
export function WordsScreen() {
  const [{ kind }] = useSearchParams(params)
  const count = useEntries(kind).data?.entries.length
  const tabs = kinds.map((one) => ({
    label: kindNames[one].many,
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
