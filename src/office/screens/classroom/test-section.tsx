import { type FormEvent, useState } from 'react'
import { testCopy as copy } from '#content/en/office/catalogue/classroom.ts'
import type { OfficeClassroom } from '#contract/classroom/office-classroom.ts'
import { useChange } from '../../services/queries.ts'
import { sentenceOf } from '../../services/refusal.ts'
import { useGrant } from '../../services/session.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { Section } from '../../ui/screen/section.tsx'
import { Empty } from '../../ui/screen/states.tsx'
import { showToast } from '../../ui/screen/toasts.tsx'
import css from './lists.module.css'

type Rules = NonNullable<OfficeClassroom['test']>['rules']
const names = ['questions', 'minutes', 'passMark', 'waitDays'] as const

/** What staff set for a module's test. */
export function TestSection({ classroom: { course, test, bank } }: { classroom: OfficeClassroom }) {
  if (!test) return <Empty title={copy.clinical} />
  return (
    <Section title={copy.rules} note={copy.rulesNote} line="below">
      <RulesForm course={course} rules={test.rules} bank={bank} />
      <p>{test.ready ? copy.ready : bank > 0 ? copy.notReady : copy.noQuestions}</p>
      <p className="note text-slate">{copy.fellowship}</p>
    </Section>
  )
}

function RulesForm({ course, rules, bank }: { course: string; rules: Rules; bank: number }) {
  const mayChange = useGrant('content') === 'may'
  const [typed, setTyped] = useState<Record<keyof Rules, string>>({
    questions: String(rules.questions),
    minutes: String(rules.minutes),
    passMark: String(rules.passMark),
    waitDays: String(rules.waitDays),
  })
  const change = useChange('classroom')
  const save = (event: FormEvent) => {
    event.preventDefault()
    const body = Object.fromEntries(names.map((name) => [name, Number(typed[name])])) as Rules
    change.mutate(
      { call: 'PUT /api/office/classroom/:course/test-rules', params: { course }, body },
      { onSuccess: () => showToast({ text: copy.saved }) },
    )
  }
  return (
    <form className={`stack gap-14 py-12 ${css.form}`} onSubmit={save} noValidate>
      {change.error && <Note kind="refused" title={sentenceOf(change.error)} />}
      {names.map((name) => (
        <Field
          key={name}
          label={copy[name]}
          type="number"
          readOnly={!mayChange}
          value={typed[name]}
          hint={name === 'questions' ? copy.bank(bank, 3 * Number(typed.questions)) : undefined}
          onChange={(event) => setTyped({ ...typed, [name]: event.currentTarget.value })}
        />
      ))}
      {mayChange && (
        <div>
          <Button kind="main" type="submit" busy={change.isPending}>
            {copy.save}
          </Button>
        </div>
      )}
    </form>
  )
}
