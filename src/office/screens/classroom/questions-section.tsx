import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { questionCopy as copy } from '#content/en/office/catalogue/classroom.ts'
import type { OfficeStatistics } from '#contract/classroom/office-classroom.ts'
import { useMayTeach } from '../../entries/use-entry.ts'
import { reading, useChange } from '../../services/queries.ts'
import { Button } from '../../ui/button.tsx'
import { ChangeDialog } from '../../ui/dialog/change-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Loaded } from '../../ui/screen/loaded.tsx'
import { Empty } from '../../ui/screen/states.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import type { TableColumn } from '../../ui/table/table-types.ts'
import css from './lists.module.css'
import { isSlug } from './slug.ts'

type Row = OfficeStatistics['questions'][number]

/** The bank of a course with the statistics of each question. */
export function QuestionsSection({ course }: { course: string }) {
  const query = useQuery(reading('GET /api/office/classroom/:course/statistics', { params: { course } }))
  const [typed, setTyped] = useState('')
  const [isAdding, setIsAdding] = useState(false)
  const mayDraft = useMayTeach(course)
  const shelf =
    useQuery(reading('GET /api/office/classroom/:course', { params: { course } })).data?.shelf ?? []
  const named = (row: Row) => ({
    ...row,
    topic: shelf.find(({ slug }) => slug === row.topic)?.title ?? row.topic,
  })
  const fits = ({ question, topic }: Row) =>
    `${question} ${topic}`.toLowerCase().includes(typed.trim().toLowerCase())
  return (
    <Loaded query={query}>
      {({ questions }) => (
        <>
          <div className={`row ${css.tools}`}>
            <div className={css.find}>
              <Field
                label={copy.find}
                type="search"
                value={typed}
                onChange={(event) => setTyped(event.currentTarget.value)}
              />
            </div>
            {mayDraft && <Button onClick={() => setIsAdding(true)}>{copy.add}</Button>}
          </div>
          <QuestionTable
            course={course}
            rows={questions.map(named).filter(fits)}
            empty={questions.length === 0 ? copy.none : copy.noneFits}
          />
          <p className="note text-slate">{copy.difficultyNote}</p>
          <p className="note text-slate">{copy.discriminationNote}</p>
          {isAdding && (
            <AddQuestionDialog
              course={course}
              taken={questions.map(({ key }) => key.slice(course.length + 1))}
              topic={questions[0]?.topic ?? course}
              onClose={() => setIsAdding(false)}
            />
          )}
        </>
      )}
    </Loaded>
  )
}

function QuestionTable({ course, rows, empty }: { course: string; rows: readonly Row[]; empty: string }) {
  return (
    <DataTable
      label={copy.question}
      columns={columns}
      rows={rows}
      idOf={({ key }) => key}
      nameOf={({ question }) => question}
      addressOf={({ key }) => `/classroom/${course}/questions/${key.slice(course.length + 1)}`}
      stack={(row) => ({
        title: row.question,
        second: row.topic,
        third: stateOf(row),
        amount: percent(row.difficulty),
        status: row.discrimination?.toFixed(2) ?? '–',
      })}
      empty={<Empty title={empty} />}
    />
  )
}

const percent = (share: number | null) => (share === null ? '–' : `${Math.round(share * 100)}%`)
const stateOf = ({ retired, draft }: Row) =>
  [retired && copy.retired, draft && copy.draft].filter(Boolean).join(', ')

const columns: TableColumn<Row>[] = [
  {
    id: 'question',
    head: copy.question,
    link: true,
    cell: (row) => (
      <>
        {row.question} <span className="note text-slate">{stateOf(row)}</span>
      </>
    ),
  },
  { id: 'topic', head: copy.lesson, cell: ({ topic }) => topic, quiet: true },
  { id: 'asked', head: copy.asked, cell: ({ asked }) => asked, align: 'right' },
  { id: 'difficulty', head: copy.difficulty, cell: ({ difficulty }) => percent(difficulty), align: 'right' },
  {
    id: 'discrimination',
    head: copy.discrimination,
    cell: ({ discrimination }) => discrimination?.toFixed(2) ?? '–',
    align: 'right',
  },
]

type AddProps = { course: string; taken: readonly string[]; topic: string; onClose: () => void }

function AddQuestionDialog({ course, taken, topic, onClose }: AddProps) {
  const [id, setId] = useState('')
  const change = useChange('catalogue', 'classroom')
  const navigate = useNavigate()
  const fault = !isSlug(id) ? copy.invalidId : taken.includes(id) && copy.takenId
  const add = async () => {
    const data = {
      topic,
      question: { en: copy.newQuestion, es: null },
      options: { en: [1, 2, 3, 4].map(copy.newOption), es: null },
      answer: 0,
      why: { en: copy.newWhy, es: null },
      hidden: false,
    }
    await change.mutateAsync({
      call: 'PUT /api/office/catalogue/:kind/:key/draft',
      params: { kind: 'question', key: `${course}-${id}` },
      body: { revision: 0, data },
    })
    return copy.added
  }
  return (
    <ChangeDialog
      title={copy.addTitle}
      happens={[{ title: copy.addHappens }]}
      submit={copy.addSubmit}
      leave={copy.addKeep}
      reason={fault}
      run={add}
      onClose={onClose}
      onDone={() => navigate({ to: `/classroom/${course}/questions/${id}` })}
    >
      <Field
        label={copy.id}
        hint={copy.idHint}
        value={id}
        onChange={(event) => setId(event.currentTarget.value)}
      />
    </ChangeDialog>
  )
}
