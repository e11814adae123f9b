import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { questionCopy as copy } from '#content/en/office/classroom.ts'
import { itemLabel } from '#content/en/office/items.ts'
import type { Question } from '#contract/catalogue/lessons.ts'
import type { OfficeClassroom } from '#contract/office/classroom.ts'
import type { OfficeEntry } from '#contract/office/entries.ts'
import { reading } from '../../services/queries.ts'
import { ChoiceRow } from '../../ui/choice-row.tsx'
import { SelectField } from '../../ui/field.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { ScreenBody, ScreenHead } from '../../ui/screen-head.tsx'
import { TwoColumns } from '../../ui/section.tsx'
import { EntryActions, SavedState } from './entry-actions.tsx'
import { EntryHistory } from './entry-history.tsx'
import css from './lists.module.css'
import { SaidField, SaidListField } from './said-field.tsx'
import { StaleEntry } from './stale-entry.tsx'
import { useEntry } from './use-entry.ts'
import { useRights } from './use-rights.ts'

/** One question of a bank in both languages. */
export function QuestionScreen() {
  const { course = '', id = '' } = useParams({ strict: false })
  const path = `/catalogue/question/${course}-${id}`
  const query = useQuery(reading<OfficeEntry>(path))
  return (
    <Loaded query={query}>
      {(entry) => <QuestionEditor key={path} path={path} entry={entry} course={course} id={id} />}
    </Loaded>
  )
}

type EditorProps = { path: string; entry: OfficeEntry; course: string; id: string }

function QuestionEditor({ path, entry, course, id }: EditorProps) {
  const editing = useEntry<Question>(path, entry)
  const rights = useRights(course)
  const classroom = useQuery(reading<OfficeClassroom>(`/classroom/${course}`))
  const { data, change } = editing
  const readOnly = !rights.mayDraft
  const set = (part: Partial<Question>) => change({ ...data, ...part })
  const topics = (classroom.data?.shelf ?? []).map(({ slug, title }) => ({ value: slug, label: title }))
  const known = topics.some(({ value }) => value === data.topic)
  return (
    <>
      <ScreenHead
        title={copy.question}
        crumb={{ to: `/classroom/${course}?part=questions`, label: itemLabel(course), note: id }}
        aside={<SavedState editing={editing} {...rights} />}
        actions={<EntryActions editing={editing} what={id} {...rights} />}
      />
      <ScreenBody>
        <TwoColumns side={<EntryHistory editing={editing} {...rights} />}>
          <SaidField
            label={copy.question}
            rows={3}
            value={data.question}
            readOnly={readOnly}
            onChange={(question) => set({ question })}
          />
          <SaidListField
            label={copy.options}
            rows={5}
            value={data.options}
            readOnly={readOnly}
            {...(data.options.en.length !== 4 && { hint: copy.optionsWrong })}
            onChange={(options) => set({ options })}
          />
          <SelectField
            label={copy.right}
            value={String(data.answer)}
            onChange={(answer) => set({ answer: Number(answer) })}
            options={[0, 1, 2, 3].map((answer) => ({
              value: String(answer),
              label: data.options.en[answer] ?? copy.option(answer + 1),
            }))}
          />
          <SaidField
            label={copy.why}
            rows={3}
            value={data.why}
            readOnly={readOnly}
            onChange={(why) => set({ why })}
          />
          <SelectField
            label={copy.lesson}
            value={data.topic}
            onChange={(topic) => set({ topic })}
            options={known ? topics : [{ value: data.topic, label: data.topic }, ...topics]}
          />
          <div>
            <ChoiceRow
              type="checkbox"
              name="hidden"
              label={copy.retire}
              checked={data.hidden}
              onChange={(hidden) => set({ hidden })}
              {...(readOnly && { reason: copy.retireHint })}
            />
            <p className={css.quiet}>{copy.retireHint}</p>
          </div>
        </TwoColumns>
      </ScreenBody>
      {editing.stale && <StaleEntry stale={editing.stale} yours={data} onSettle={editing.settle} />}
    </>
  )
}
