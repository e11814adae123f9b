import { useQuery } from '@tanstack/react-query'
import { pricesCopy as copy } from '#content/en/office/catalogue/catalogue.ts'
import type { ProgramEntry } from '#contract/catalogue/courses.ts'
import type { FormField } from '#contract/catalogue/form.ts'
import type { OfficeEntry } from '#contract/office/entries.ts'
import type { ProgramId } from '#domain/catalogue/catalogue.ts'
import type { Cents } from '#domain/money/money.ts'
import { errorAt } from '../../entries/both-field.tsx'
import { EditorActions, Failure } from '../../entries/editor-actions.tsx'
import { type EntryEditor, entryQuery, useEntries, useEntry, useEntryGrant } from '../../entries/use-entry.ts'
import { ChoiceRow } from '../../ui/choice-row.tsx'
import { Field } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { Section } from '../../ui/screen/section.tsx'
import { PlainField } from './plain-field.tsx'
import css from './prices.module.css'
import { calculatedSavings } from './savings.ts'

type Props = { id: ProgramId; charged: Cents }

/** The courses of a program, and the percentage that the pages show: as stated, or as the prices give it. */
export function ProgramSavings({ id, charged }: Props) {
  const form = useEntries('program').data?.form
  const entry = useQuery(entryQuery('program', id)).data
  if (!form || !entry) return null
  return <Savings id={id} charged={charged} form={form} entry={entry} />
}

type SavingsProps = Props & { form: readonly FormField[]; entry: OfficeEntry }

function Savings({ id, charged, form, entry }: SavingsProps) {
  const editor = useEntry('program', id, { form, entry })
  const grant = useEntryGrant('program', id)
  const { savings } = editor.typed as unknown as ProgramEntry
  const calculated = calculatedSavings(id, charged || undefined)
  const type = (change: Partial<ProgramEntry['savings']>) =>
    editor.type({ ...editor.typed, savings: { ...savings, ...change } })
  const isOff = savings.shown === 'stated' && savings.stated !== calculated
  return (
    <Section
      title={copy.savingsTitle}
      aside={
        editor.changes.length > 0 && (
          <div className={`row items-center ${css.actions}`}>
            <EditorActions editor={editor} title={copy.savingsTitle} isPart />
          </div>
        )
      }
      line="above"
    >
      <Failure editor={editor} />
      {isOff && <Note kind="waits" title={copy.savingsDiffers(savings.stated, calculated)} />}
      <fieldset className={css.form} disabled={grant !== 'may'}>
        <div>
          <ChoiceRow
            type="radio"
            name="savings"
            label={copy.stated}
            checked={savings.shown === 'stated'}
            onChange={() => type({ shown: 'stated' })}
          />
          <ChoiceRow
            type="radio"
            name="savings"
            label={copy.calculated}
            aside={`${calculated} %`}
            checked={savings.shown === 'calculated'}
            onChange={() => type({ shown: 'calculated' })}
          />
        </div>
        {savings.shown === 'stated' && (
          <Field
            label={copy.percent}
            type="number"
            min={0}
            max={90}
            value={savings.stated}
            onChange={(event) => type({ stated: Number(event.currentTarget.value) })}
          />
        )}
        <Courses editor={editor} />
      </fieldset>
      {grant !== 'may' && <p className="text-note text-slate font-normal">{copy.savingsRole}</p>}
    </Section>
  )
}

function Courses({ editor }: { editor: EntryEditor }) {
  return editor.form
    .filter(({ name }) => name === 'courses' || name === 'own')
    .map((field) => (
      <PlainField
        key={field.name}
        kind="program"
        field={field}
        value={editor.typed[field.name]}
        error={errorAt(editor, field.name)}
        onChange={(value) => editor.type({ ...editor.typed, [field.name]: value })}
      />
    ))
}
