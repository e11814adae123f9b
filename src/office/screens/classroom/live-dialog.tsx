import { useState } from 'react'
import { liveCopy as copy } from '#content/en/office/catalogue/classroom.ts'
import type { OfficeClassroom } from '#contract/classroom/office-classroom.ts'
import { dayOf } from '#domain/dates/days.ts'
import { useChange } from '../../services/queries.ts'
import { ChoiceRow } from '../../ui/choice-row.tsx'
import { ChangeDialog } from '../../ui/dialog/change-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import css from './lists.module.css'
import { instantAt, timeAt } from './wall-clock.ts'

export type Live = OfficeClassroom['live'][number]

type Form = {
  en: string
  es: string
  speaker: string
  day: string
  time: string
  minutes: string
  link: string
  recording: string
  required: boolean
}

function formOf(live: Live | null): Form {
  if (!live) {
    const empty = { en: '', es: '', speaker: '', day: '', time: '18:00', link: '', recording: '' }
    return { ...empty, minutes: '60', required: false }
  }
  const starts = new Date(live.startsAt)
  return {
    ...live.title,
    speaker: live.speaker,
    day: dayOf(starts),
    time: timeAt(starts),
    minutes: String(live.minutes),
    link: live.link,
    recording: live.recording ?? '',
    required: live.required,
  }
}

const bodyOf = (form: Form) => ({
  title: { en: form.en, es: form.es || form.en },
  speaker: form.speaker,
  startsAt: instantAt(form.day, form.time).toISOString(),
  minutes: Number(form.minutes),
  link: form.link,
  recording: form.recording || null,
  required: form.required,
})

/** Adds a live session, changes it, or adds its recording. */
export function LiveDialog(props: { course: string; live: Live | null; onClose: () => void }) {
  const { course, live, onClose } = props
  const [form, setForm] = useState(() => formOf(live))
  const change = useChange('classroom')
  const { en, speaker, day, time, link } = form
  const isMissing = [en, speaker, day, time, link].some((value) => value.trim() === '')
  const field = (name: Exclude<keyof Form, 'required'>) => ({
    value: form[name],
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      setForm({ ...form, [name]: event.currentTarget.value }),
  })
  const save = async () => {
    const body = bodyOf(form)
    if (live) {
      const params = { course, id: live.id }
      await change.mutateAsync({ call: 'PUT /api/office/classroom/:course/live/:id', params, body })
    } else
      await change.mutateAsync({ call: 'POST /api/office/classroom/:course/live', params: { course }, body })
    return copy.saved
  }
  return (
    <ChangeDialog
      title={copy.title(live === null)}
      happens={[{ title: copy.happens, note: copy.happensNote }]}
      submit={copy.submit}
      leave={copy.keep}
      reason={isMissing && copy.missing}
      run={save}
      onClose={onClose}
    >
      <Field label={copy.titleEn} {...field('en')} />
      <Field label={copy.titleEs} lang="es" {...field('es')} />
      <Field label={copy.speaker} {...field('speaker')} />
      <div className={css.two}>
        <Field label={copy.day} type="date" {...field('day')} />
        <Field label={copy.time} type="time" {...field('time')} />
      </div>
      <Field label={copy.minutes} type="number" min={10} max={480} {...field('minutes')} />
      <Field label={copy.link} type="url" hint={copy.linkHint} {...field('link')} />
      <Field label={copy.recording} type="url" hint={copy.recordingHint} {...field('recording')} />
      <ChoiceRow
        type="checkbox"
        name="required"
        label={copy.required}
        checked={form.required}
        onChange={(required) => setForm({ ...form, required })}
      />
    </ChangeDialog>
  )
}
