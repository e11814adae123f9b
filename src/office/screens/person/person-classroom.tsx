import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { learnerCopy as copy } from '#content/en/office/catalogue/classroom-people.ts'
import { itemLabel } from '#content/en/office/catalogue/items.ts'
import { shortDay } from '#content/en/office/times.ts'
import type { OfficeLearner } from '#contract/classroom/office-classroom.ts'
import type { Day } from '#domain/dates/days.ts'
import { reading, useChange } from '../../services/queries.ts'
import { sentenceOf } from '../../services/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { CertificateNeeds } from '../../ui/certificate-needs.tsx'
import { Field } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { Loaded } from '../../ui/screen/loaded.tsx'
import { Section } from '../../ui/screen/section.tsx'
import { showToast } from '../../ui/screen/toasts.tsx'
import css from './person.module.css'

/** What a person has done in the classroom, and their extra time in tests. */
export function PersonClassroom({ id, today }: { id: string; today: Day }) {
  const query = useQuery(reading('GET /api/office/classroom/people/:id', { params: { id } }))
  return (
    <Section title={copy.title} note={copy.rosterNote} line="above">
      <Loaded query={query}>{(learner) => <Learner id={id} learner={learner} today={today} />}</Loaded>
    </Section>
  )
}

function Learner({ id, learner, today }: { id: string; learner: OfficeLearner; today: Day }) {
  const { courses, tests, extraTimePercent } = learner
  return (
    <>
      {courses.length === 0 && <p className={css.none}>{copy.none}</p>}
      <dl>
        {courses.map(({ course, done, of, needs }) => (
          <div key={course} className={css.fact}>
            <dt>
              {itemLabel(course)}
              {of > 0 && `, ${copy.lessons(done, of)}`}
            </dt>
            <dd>
              <CertificateNeeds needs={needs} />
            </dd>
          </div>
        ))}
        {tests.map(({ test, on, score, passed, deadline }) => (
          <div key={deadline} className={css.fact}>
            <dt>
              {test === 'fellowship' ? copy.fellowship : `${itemLabel(test)}, ${copy.test}`},{' '}
              {shortDay(on, today)}
            </dt>
            <dd>{copy.score(score, passed)}</dd>
          </div>
        ))}
      </dl>
      <ExtraTime key={extraTimePercent} id={id} percent={extraTimePercent} />
    </>
  )
}

function ExtraTime({ id, percent }: { id: string; percent: number }) {
  const [typed, setTyped] = useState(String(percent))
  const change = useChange('classroom')
  const save = (event: FormEvent) => {
    event.preventDefault()
    change.mutate(
      {
        call: 'PUT /api/office/classroom/people/:id/extra-time',
        params: { id },
        body: { percent: Number(typed) },
      },
      { onSuccess: () => showToast({ text: copy.saved }) },
    )
  }
  return (
    <form className={`stack justify-items-start gap-8 ${css.extraTime}`} onSubmit={save} noValidate>
      {change.error && <Note kind="refused" title={sentenceOf(change.error)} />}
      <Field
        label={copy.extraTime}
        hint={copy.extraTimeHint}
        type="number"
        min={0}
        max={300}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" busy={change.isPending} size="small">
        {copy.save}
      </Button>
    </form>
  )
}
