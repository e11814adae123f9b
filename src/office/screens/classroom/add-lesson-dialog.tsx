import { useState } from 'react'
import { addLessonCopy as copy } from '#content/en/office/catalogue/classroom.ts'
import { useChange } from '../../services/queries.ts'
import { ChangeDialog } from '../../ui/dialog/change-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { isSlug, slugOf } from './slug.ts'

type Props = {
  course: string
  taken: readonly string[]
  onAdded: (slug: string) => void
  onClose: () => void
}

/** Makes a draft without a text. The outline names it. */
export function AddLessonDialog({ course, taken, onAdded, onClose }: Props) {
  const [title, setTitle] = useState('')
  const [minutes, setMinutes] = useState('15')
  const [typed, setTyped] = useState<string | null>(null)
  const change = useChange('catalogue', 'classroom')
  const slug = typed ?? slugOf(title)
  const fault = !isSlug(slug) ? copy.invalid : taken.includes(slug) && copy.taken
  const add = async () => {
    const data = {
      title: { en: title.trim(), es: null },
      minutes: Number(minutes),
      film: null,
      body: { en: '', es: null },
      checklist: { en: [], es: null },
    }
    await change.mutateAsync({
      call: 'PUT /api/office/catalogue/:kind/:key/draft',
      params: { kind: 'lesson', key: `${course}-${slug}` },
      body: { revision: 0, data },
    })
    onAdded(slug)
    return copy.done
  }
  return (
    <ChangeDialog
      title={copy.title}
      happens={[{ title: copy.happens, note: copy.happensNote }]}
      submit={copy.submit}
      leave={copy.keep}
      reason={fault}
      run={add}
      onClose={onClose}
    >
      <Field label={copy.name} value={title} onChange={(event) => setTitle(event.currentTarget.value)} />
      <Field
        label={copy.minutes}
        type="number"
        min={1}
        max={240}
        value={minutes}
        onChange={(event) => setMinutes(event.currentTarget.value)}
      />
      <Field
        label={copy.address}
        hint={copy.addressHint}
        value={slug}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </ChangeDialog>
  )
}
