import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { questionCopy as copy } from '#content/en/office/catalogue/classroom.ts'
import { itemLabel } from '#content/en/office/catalogue/items.ts'
import type { Question } from '#contract/catalogue/lessons.ts'
import type { OfficeEntry } from '#contract/office/entries.ts'
import { BothField, LanguageHeads } from '../../entries/both-field.tsx'
import { EditorActions, Failure, SavedState } from '../../entries/editor-actions.tsx'
import { History } from '../../entries/history.tsx'
import { PictureField } from '../../entries/picture-field.tsx'
import { type EntryEditor, entryQuery, useEntry, useMayTeach } from '../../entries/use-entry.ts'
import { reading } from '../../services/queries.ts'
import { ChoiceRow } from '../../ui/choice-row.tsx'
import { SelectField } from '../../ui/field.tsx'
import { Loaded } from '../../ui/screen/loaded.tsx'
import { ScreenBody, ScreenHead } from '../../ui/screen/screen-head.tsx'
import { TwoColumns } from '../../ui/screen/section.tsx'
import css from './lesson.module.css'

/** One question of a bank in both languages. */
export function QuestionScreen() {
  const { course = '', id = '' } = useParams({ strict: false })
  const query = useQuery(entryQuery('question', `${course}-${id}`))
  return (
    <Loaded query={query}>
      {(entry) => <QuestionEditor key={entry.key} entry={entry} course={course} id={id} />}
    </Loaded>
  )
}

type EditorProps = { entry: OfficeEntry; course: string; id: string }

function QuestionEditor({ entry, course, id }: EditorProps) {
  const editor = useEntry('question', entry.key, { form: entry.form, entry })
  return (
    <>
      <ScreenHead
        title={copy.question}
        crumb={{ to: `/classroom/${course}?part=questions`, label: itemLabel(course), note: id }}
        aside={<SavedState editor={editor} />}
        actions={<EditorActions editor={editor} title={copy.named(id)} />}
      />
      <ScreenBody>
        <TwoColumns side={<History editor={editor} />}>
          <Failure editor={editor} />
          <QuestionFields editor={editor} course={course} />
        </TwoColumns>
      </ScreenBody>
    </>
  )
}

function QuestionFields({ editor, course }: { editor: EntryEditor; course: string }) {
  const shelf =
    useQuery(reading('GET /api/office/classroom/:course', { params: { course } })).data?.shelf ?? []
  const { topic, options, answer, picture, hidden } = editor.typed as unknown as Question
  const set = (part: Partial<Question>) => editor.type({ ...editor.typed, ...part })
  const topics = shelf.map(({ slug, title }) => ({ value: slug, label: title }))
  const isKnown = topics.some(({ value }) => value === topic)
  return (
    <fieldset className={css.fields} disabled={!useMayTeach(course)}>
      <div>
        <LanguageHeads />
        <BothField editor={editor} name="question" />
        <BothField editor={editor} name="options" hint={copy.optionsHint} />
      </div>
      <SelectField
        label={copy.right}
        value={String(answer)}
        onChange={(chosen) => set({ answer: Number(chosen) })}
        options={[0, 1, 2, 3].map((number) => ({
          value: String(number),
          label: options.en[number] || copy.option(number + 1),
        }))}
      />
      <BothField editor={editor} name="why" />
      <SelectField
        label={copy.lesson}
        value={topic}
        onChange={(chosen) => set({ topic: chosen })}
        options={isKnown ? topics : [{ value: topic, label: topic }, ...topics]}
      />
      <PictureField editor={editor} name="picture" />
      {picture && <BothField editor={editor} name="alt" hint={copy.altHint} />}
      <div>
        <ChoiceRow
          type="checkbox"
          name="hidden"
          label={copy.retire}
          checked={hidden}
          onChange={(on) => set({ hidden: on })}
        />
        <p className="text-note text-slate">{copy.retireHint}</p>
      </div>
    </fieldset>
  )
}
