import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, useState } from 'react'
import { fileCopy as copy } from '#content/en/office/catalogue/classroom.ts'
import { languageNames } from '#content/en/office/catalogue/entries.ts'
import { dayAndTime } from '#content/en/office/times.ts'
import type { OfficeFiles } from '#contract/classroom/office-files.ts'
import type { Language } from '#domain/people/language.ts'
import { useMayTeach } from '../../entries/use-entry.ts'
import { useAcademyNow } from '../../services/academy-now.ts'
import { reading, useChange } from '../../services/queries.ts'
import { sentenceOf } from '../../services/refusal.ts'
import { uploadFile } from '../../services/upload.ts'
import { Field, SelectField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { Loaded } from '../../ui/screen/loaded.tsx'
import { Empty } from '../../ui/screen/states.tsx'
import { showToast } from '../../ui/screen/toasts.tsx'
import { StatusWord } from '../../ui/status-word.tsx'
import { TextButton } from '../../ui/text-link.tsx'
import css from './lists.module.css'

type File = OfficeFiles['files'][number]

/** How often a film that is being prepared is looked at. */
const preparingMs = 3000

/** Films, captions and downloads that staff uploaded for a course. */
export function FilesSection({ course }: { course: string }) {
  const query = useQuery({
    ...reading('GET /api/office/classroom/:course/files', { params: { course } }),
    refetchInterval: ({ state: { data } }) =>
      data?.files.some(({ state }) => state === 'preparing') ? preparingMs : false,
  })
  const mayDraft = useMayTeach(course)
  return (
    <Loaded query={query}>
      {({ files }) => (
        <>
          {mayDraft && <UploadForm course={course} films={files.filter(({ kind }) => kind === 'film')} />}
          {files.length === 0 && <Empty title={copy.none} />}
          <ul>
            {files.map((file) => (
              <FileRow key={file.id} course={course} file={file} mayDelete={mayDraft} />
            ))}
          </ul>
        </>
      )}
    </Loaded>
  )
}

function UploadForm({ course, films }: { course: string; films: readonly File[] }) {
  const [kind, setKind] = useState('film')
  const [share, setShare] = useState<number | null>(null)
  const [error, setError] = useState<unknown>(null)
  const queries = useQueryClient()
  const options = [
    { value: 'film', label: copy.kinds.film },
    { value: 'download', label: copy.kinds.download },
    ...films.flatMap(({ id, name }) => [
      { value: `en ${id}`, label: copy.captionsOf(languageNames.en, name) },
      { value: `es ${id}`, label: copy.captionsOf(languageNames.es, name) },
    ]),
  ]
  const upload = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const file = input.files?.[0]
    if (!file) return
    const [language = '', film] = kind.split(' ')
    const sent = { name: file.name, bytes: file.size }
    const body = film
      ? { kind: 'captions' as const, language: language as Language, film, ...sent }
      : { kind: kind as 'film' | 'download', ...sent }
    setError(null)
    setShare(0)
    try {
      await uploadFile({ params: { course }, body }, file, setShare)
      showToast({ text: copy.done(file.name) })
    } catch (failure) {
      setError(failure)
    }
    setShare(null)
    input.value = ''
    await queries.invalidateQueries({ queryKey: ['classroom'] })
  }
  return (
    <div className={`stack gap-14 py-12 ${css.form}`}>
      {error !== null && <Note kind="refused" title={sentenceOf(error)} />}
      <SelectField label={copy.kind} value={kind} onChange={setKind} options={options} />
      <Field label={copy.choose} hint={copy.hint} type="file" onChange={upload} disabled={share !== null} />
      <p role="status">{share !== null && copy.progress(Math.floor(share * 100))}</p>
    </div>
  )
}

function FileRow({ course, file, mayDelete }: { course: string; file: File; mayDelete: boolean }) {
  const now = useAcademyNow()
  const change = useChange('classroom')
  const remove = () =>
    change.mutate(
      { call: 'DELETE /api/office/classroom/:course/files/:id', params: { course, id: file.id } },
      {
        onSuccess: () => showToast({ text: copy.removed }),
        onError: (failure) => showToast({ text: sentenceOf(failure) }),
      },
    )
  return (
    <li className={css.session}>
      <div className={css.sessionWords}>
        <p>
          <strong>{file.name}</strong> <span className="note text-slate">{copy.kinds[file.kind]}</span>
        </p>
        <p className="note text-slate">
          {copy.facts(file.bytes, file.seconds)}, {dayAndTime(file.addedAt, now)}
          {file.usedBy.length > 0 && ` · ${copy.usedBy(file.usedBy)}`}
        </p>
      </div>
      <StatusWord kind={file.state === 'ready' ? 'done' : 'waits'}>{copy.states[file.state]}</StatusWord>
      {mayDelete && file.usedBy.length === 0 && (
        <TextButton onClick={remove}>
          {copy.remove}
          <span className="only-read"> {file.name}</span>
        </TextButton>
      )}
    </li>
  )
}
