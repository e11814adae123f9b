import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { lessonCopy as copy } from '#content/en/office/catalogue/classroom.ts'
import { itemLabel } from '#content/en/office/catalogue/items.ts'
import { clips } from '#content/media/clips.ts'
import type { Lesson } from '#contract/catalogue/lessons.ts'
import type { OfficeEntry } from '#contract/office/entries.ts'
import type { Language } from '#domain/people/language.ts'
import { BothField, errorAt, LanguageHeads } from '../../entries/both-field.tsx'
import { EditorActions, Failure, SavedState } from '../../entries/editor-actions.tsx'
import { History } from '../../entries/history.tsx'
import { LanguageChoice } from '../../entries/language-choice.tsx'
import { type EntryEditor, entryQuery, useEntry, useMayTeach } from '../../entries/use-entry.ts'
import { reading } from '../../services/queries.ts'
import { Field, SelectField } from '../../ui/field.tsx'
import { Loaded } from '../../ui/screen/loaded.tsx'
import { ScreenBody, ScreenHead } from '../../ui/screen/screen-head.tsx'
import { Section } from '../../ui/screen/section.tsx'
import css from './lesson.module.css'
import { LessonDownloads } from './lesson-downloads.tsx'
import { LessonPreview } from './lesson-preview.tsx'

/** One lesson in both languages, with a preview of what registrants read. */
export function LessonScreen() {
  const { course = '', slug = '' } = useParams({ strict: false })
  const key = `${course}-${slug}`
  const query = useQuery(entryQuery('lesson', key))
  return (
    <Loaded query={query}>
      {(entry) => <LessonEditor key={key} id={key} entry={entry} course={course} />}
    </Loaded>
  )
}

function LessonEditor({ id, entry, course }: { id: string; entry: OfficeEntry; course: string }) {
  const editor = useEntry('lesson', id, { form: entry.form, entry })
  const lesson = editor.typed as unknown as Lesson
  return (
    <>
      <ScreenHead
        title={lesson.title.en}
        crumb={{ to: `/classroom/${course}`, label: itemLabel(course) }}
        aside={<SavedState editor={editor} />}
        actions={<EditorActions editor={editor} title={lesson.title.en} />}
      />
      <ScreenBody>
        <Failure editor={editor} />
        <div className={css.columns}>
          <LessonFields course={course} editor={editor} />
          <Preview lesson={lesson} />
        </div>
        <History editor={editor} />
      </ScreenBody>
    </>
  )
}

function LessonFields({ course, editor }: { course: string; editor: EntryEditor }) {
  const files =
    useQuery(reading('GET /api/office/classroom/:course/files', { params: { course } })).data?.files ?? []
  const ready = files.filter(({ state }) => state === 'ready')
  const { minutes, film, downloads } = editor.typed as unknown as Lesson
  const set = (part: Partial<Lesson>) => editor.type({ ...editor.typed, ...part })
  return (
    <fieldset className={css.fields} disabled={!useMayTeach(course)}>
      <div>
        <LanguageHeads />
        <BothField editor={editor} name="title" />
      </div>
      <div className={`stack gap-16 ${css.row}`}>
        <Field
          label={copy.minutes}
          type="number"
          min={1}
          max={240}
          error={errorAt(editor, 'minutes')}
          value={minutes}
          onChange={(event) => set({ minutes: Number(event.currentTarget.value) })}
        />
        <SelectField
          label={copy.film}
          value={film ?? ''}
          onChange={(chosen) => set({ film: chosen || null })}
          options={[
            { value: '', label: copy.noFilm },
            ...clips.map(({ videoId }) => ({ value: videoId, label: copy.catalogFilms(videoId) })),
            ...ready
              .filter(({ kind }) => kind === 'film')
              .map(({ id, name }) => ({ value: id, label: copy.uploadedFilm(name) })),
          ]}
        />
      </div>
      <BothField editor={editor} name="body" hint={copy.textHint} />
      <BothField editor={editor} name="checklist" hint={copy.checklistHint} />
      <LessonDownloads
        files={ready.filter(({ kind }) => kind === 'download')}
        downloads={downloads ?? []}
        onChange={(next) => set({ downloads: next })}
      />
    </fieldset>
  )
}

function Preview({ lesson }: { lesson: Lesson }) {
  const [language, setLanguage] = useState<Language>('en')
  return (
    <Section
      title={copy.preview}
      line="below"
      aside={<LanguageChoice language={language} onChange={setLanguage} />}
    >
      <LessonPreview lesson={lesson} language={language} />
    </Section>
  )
}
