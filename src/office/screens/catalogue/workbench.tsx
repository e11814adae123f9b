import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { addKey, kindNames } from '#content/en/office/catalogue/catalogue.ts'
import { entryCopy as copy } from '#content/en/office/catalogue/entries.ts'
import type { EntryKindName } from '#contract/catalogue/kinds.ts'
import type { OfficeEntries } from '#contract/office/entries.ts'
import { EditorActions, SavedState } from '../../entries/editor-actions.tsx'
import { titleOf } from '../../entries/leaves.ts'
import { entryQuery, useEntries, useEntry, useEntryGrant } from '../../entries/use-entry.ts'
import { text, useSearchParams } from '../../services/search-params.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useKeys } from '../../ui/keyboard/keys.ts'
import { Loaded } from '../../ui/screen/loaded.tsx'
import { ScreenHead } from '../../ui/screen/screen-head.tsx'
import { Empty } from '../../ui/screen/states.tsx'
import { useNarrow } from '../../ui/screen/use-phone.ts'
import { TextButton } from '../../ui/text-link.tsx'
import { EditorParts } from './editor-parts.tsx'
import { EntryList, inOrder } from './entry-list.tsx'
import { PagePreview } from './preview.tsx'
import css from './workbench.module.css'

type Props = {
  kind: EntryKindName
  title: string
  tabs?: ReactNode
  /** The preview is next to the form instead of below. */
  isWide?: boolean
}

const params = { entry: text(), add: text() }

/** The entries of a kind at the left, the open one at the right. */
export function Workbench({ kind, title, tabs, isWide = false }: Props) {
  const [{ entry, add }, change] = useSearchParams(params)
  const list = useEntries(kind)
  // The texts of a page are one entry.
  const isPage = kind.endsWith('-page')
  const { key, query, loaded } = useOpenEntry(kind, list.data, { entry: isPage ? 'page' : entry, add })
  const [newKey, setNewKey] = useState('')
  const { form, entries: others } = list.data ?? { form: [], entries: [] }
  const editor = useEntry(kind, key || newKey, { form, entry: loaded ?? null, others })
  const { one, many } = kindNames(kind)
  const mayAdd = useEntryGrant(kind, '') === 'may' && !isPage
  const open = () => mayAdd && change({ add: '1', entry: '' })
  useKeys([{ key: 'a', says: addKey, run: open }])
  const isNew = key === '' && add !== ''
  const isOpen = list.data !== undefined && (isNew || (key !== '' && loaded !== undefined))
  return (
    <>
      <ScreenHead
        title={title}
        tabs={tabs}
        aside={isOpen && <SavedState editor={editor} />}
        actions={
          isOpen && (
            <OpenActions
              editor={editor}
              one={one}
              onPublished={() => isNew && change({ entry: newKey, add: '' }, { replace: true })}
            />
          )
        }
      />
      <div
        className={`stack flex-1 min-h-0 ${css.bench}`}
        data-page={isPage || undefined}
        data-open={isNew || key !== '' || undefined}
      >
        <Entries
          kind={one}
          list={list}
          current={key}
          searchOf={(wanted) => ({ ...(tabs ? { kind } : {}), entry: wanted })}
          onAdd={mayAdd ? open : null}
        />
        <div className={css.open}>
          <p className={css.back}>
            <TextButton onClick={() => change({ entry: '', add: '' })}>{many}</TextButton>
          </p>
          {isNew && <NewKey value={newKey} onChange={setNewKey} />}
          <OpenEntry entryKey={key} editor={editor} isOpen={isOpen} isWide={isWide} one={one} query={query} />
        </div>
      </div>
    </>
  )
}

type OpenEntryProps = {
  entryKey: string
  editor: ReturnType<typeof useEntry>
  isOpen: boolean
  isWide: boolean
  one: string
  query: ReturnType<typeof useOpenEntry>['query']
}

function OpenEntry({ entryKey, editor, isOpen, isWide, one, query }: OpenEntryProps) {
  return isOpen ? (
    <EditorParts key={entryKey} editor={editor} isWide={isWide} />
  ) : entryKey === '' ? (
    <Empty title={copy.choose(one)} />
  ) : (
    <Loaded query={query}>{() => null}</Loaded>
  )
}

type OpenActionsProps = { editor: ReturnType<typeof useEntry>; one: string; onPublished: () => void }

function OpenActions({ editor, one, onPublished }: OpenActionsProps) {
  return (
    <>
      <PagePreview editor={editor} />
      <EditorActions
        editor={editor}
        title={titleOf(editor.form, editor.data, editor.key || one)}
        onPublished={onPublished}
      />
    </>
  )
}

type Wanted = { entry: string; add: string }

/** The wanted entry, or the first one, which stays open when what is typed moves it down the list. */
function useOpenEntry(kind: EntryKindName, list: OfficeEntries | undefined, { entry, add }: Wanted) {
  const [held, hold] = useState('')
  const keys = inOrder(list).map((listed) => listed.key)
  const first = keys.includes(held) ? held : (keys[0] ?? '')
  if (first !== held) hold(first)
  // The list and the open entry are next to each other, as in the stylesheet.
  const hasBoth = !useNarrow(62)
  const key = entry || (hasBoth && add === '' ? first : '')
  const query = useQuery({ ...entryQuery(kind, key), enabled: key !== '' })
  // An entry that arrives before the list has no fields yet: nothing could be saved of it.
  return { key, query, loaded: list && query.data }
}

type EntriesProps = {
  kind: string
  list: ReturnType<typeof useEntries>
  current: string
  searchOf: (key: string) => Record<string, string>
  onAdd: (() => void) | null
}

function Entries({ kind, list, current, searchOf, onAdd }: EntriesProps) {
  return (
    <div className={css.list}>
      <Loaded query={list}>
        {(data) => <EntryList kind={kind} list={data} current={current} searchOf={searchOf} />}
      </Loaded>
      {onAdd && (
        <div className={css.add}>
          <Button hint="a" onClick={onAdd}>
            {copy.add(kind)}
          </Button>
        </div>
      )}
    </div>
  )
}

function NewKey({ value, onChange }: { value: string; onChange: (key: string) => void }) {
  return (
    <Field
      label={copy.id}
      hint={copy.idHint}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
