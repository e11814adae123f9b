import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pricesCopy as copy, coursesCopy } from '#content/en/office/catalogue/catalogue.ts'
import { itemLabel } from '#content/en/office/catalogue/items.ts'
import type { PriceEntry } from '#contract/catalogue/courses.ts'
import type { FormField } from '#contract/catalogue/form.ts'
import type { OfficeEntry } from '#contract/office/entries.ts'
import { ChangeList } from '../../entries/changes.tsx'
import { EditorActions, Failure } from '../../entries/editor-actions.tsx'
import { type EntryEditor, entryQuery, useEntry, useEntryGrant } from '../../entries/use-entry.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Section } from '../../ui/screen/section.tsx'
import { TextButton } from '../../ui/text-link.tsx'
import { AmountInput } from './amount.tsx'
import { PriceTable, ruleOf } from './price-table.tsx'
import css from './prices.module.css'
import { savingsWith } from './savings.ts'

/** The prices of a course, each with the day from which it holds. */
export function CoursePrices({ id }: { id: string }) {
  const { data } = useQuery({ ...entryQuery('price', id), retry: false })
  if (data) return <Prices id={id} form={data.form} entry={data} />
  return (
    <Section title={coursesCopy.prices} aside={<ToPrice id={id} />} line="above">
      <p>{coursesCopy.unpriced}</p>
    </Section>
  )
}

function ToPrice({ id }: { id: string }) {
  return (
    <LinkButton to={`/prices/${id}`} size="small">
      {coursesCopy.toPrice}
    </LinkButton>
  )
}

type PricesProps = { id: string; form: readonly FormField[]; entry: OfficeEntry }

/** A price is published apart from the words: other people may. */
function Prices({ id, form, entry }: PricesProps) {
  const editor = useEntry('price', id, { form, entry })
  const mayChange = useEntryGrant('price', id) === 'may'
  const [isAdding, setAdding] = useState(false)
  const hasDraft = isAdding || editor.hasDraft || editor.isTyped
  return (
    <Section
      title={coursesCopy.prices}
      note={coursesCopy.pricesNote}
      aside={
        <div className={`row items-center ${css.actions}`}>
          <ToPrice id={id} />
          {mayChange && !hasDraft && <TextButton onClick={() => setAdding(true)}>{copy.add}</TextButton>}
          {mayChange && hasDraft && (
            <EditorActions
              editor={editor}
              title={itemLabel(id)}
              onPublished={() => setAdding(false)}
              isPart
            />
          )}
        </div>
      }
      line="above"
    >
      <Failure editor={editor} />
      <PriceTable
        item={id}
        entry={entry}
        draft={hasDraft && <DraftRow editor={editor} isReadOnly={!mayChange} />}
      />
      {editor.changes.length > 0 && <PriceChanges editor={editor} />}
    </Section>
  )
}

function DraftRow({ editor, isReadOnly }: { editor: EntryEditor; isReadOnly: boolean }) {
  const price = editor.typed as unknown as PriceEntry
  const type = (change: Partial<PriceEntry>) => editor.type({ ...editor.typed, ...change })
  const amount = (which: 'listed' | 'charged') => (
    <td className={css.amount}>
      <AmountInput
        label={copy.columns[which]}
        cents={price[which]}
        disabled={isReadOnly}
        onChange={(cents) => type({ [which]: cents })}
      />
    </td>
  )
  return (
    <tr data-draft>
      <td>
        <span className="text-note text-slate font-normal">{copy.draft}</span>
      </td>
      {amount('listed')}
      {amount('charged')}
      <td className="text-note text-slate font-normal">{ruleOf(price)}</td>
      <td className={css.amount}>–</td>
      <td className="text-note text-slate font-normal">{editor.entry?.draftedBy}</td>
    </tr>
  )
}

/** What changes, and what it does to the savings of a program. */
function PriceChanges({ editor: { key, changes, shown, data } }: { editor: EntryEditor }) {
  return (
    <div className={css.changes}>
      <h3 className="font-medium">{copy.changes}</h3>
      <ChangeList leaves={changes} before={shown} after={data} />
      {savingsWith(key, Number(data.listed)).map(({ program, price, before, after }) => (
        <p key={program}>{copy.savingsBecome(program, price, before, after)}</p>
      ))}
    </div>
  )
}
