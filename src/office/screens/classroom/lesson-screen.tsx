import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { clips } from '#content/clips.ts'
import { lessonCopy as copy, editingCopy } from '#content/en/office/classroom.ts'
import { itemLabel } from '#content/en/office/items.ts'
import type { Lesson } from '#contract/catalogue/lessons.ts'
import type { OfficeFiles } from '#contract/office/classroom-files.ts'
import type { OfficeEntry } from '#contract/office/entries.ts'
import { reading } from '../../services/queries.ts'
import { Button } from '../../ui/button.tsx'
import { Field, SelectField } from '../../ui/field.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { ScreenBody, ScreenHead } from '../../ui/screen-head.tsx'
import { Section } from '../../ui/section.tsx'
import { EntryActions, SavedState } from './entry-actions.tsx'
import { EntryHistory } from './entry-history.tsx'
import css from './lesson.module.css'
import { LessonDownloads } from './lesson-downloads.tsx'
import { LessonPreview } from './lesson-preview.tsx'
import { SaidField, SaidListField, tidyList } from './said-field.tsx'
import { StaleEntry } from './stale-entry.tsx'
import { type Editing, useEntry } from './use-entry.ts'
import { useRights } from './use-rights.ts'

const tidyLesson = (lesson: Lesson) => ({ ...lesson, checklist: tidyList(lesson.checklist) })

/** One lesson in both languages, with a preview of what registrants read. */
export function LessonScreen() {
  const { course = '', slug = '' } = useParams({ strict: false })
  const path = `/catalogue/lesson/${course}-${slug}`
  const query = useQuery(reading<OfficeEntry>(path))
  return (
    <Loaded query={query}>
      {(entry) => <LessonEditor key={path} path={path} entry={entry} course={course} />}
    </Loaded>
  )
}

function LessonEditor({ path, entry, course }: { path: string; entry: OfficeEntry; course: string }) {
  const editing = useEntry<Lesson>(path, entry, tidyLesson)
  const rights = useRights(course)
  const { data } = editing
  return (
    <>
      <ScreenHead
        title={data.title.en}
        crumb={{ to: `/classroom/${course}`, label: itemLabel(course) }}
        aside={<SavedState editing={editing} {...rights} />}
        actions={<EntryActions editing={editing} what={data.title.en} {...rights} />}
      />
      <ScreenBody>
        <div className={css.columns}>
          <LessonFields course={course} editing={editing} readOnly={!rights.mayDraft} />
          <Preview lesson={data} />
        </div>
        <EntryHistory editing={editing} {...rights} />
      </ScreenBody>
      {editing.stale && <StaleEntry stale={editing.stale} yours={data} onSettle={editing.settle} />}
    </>
  )
}

type FieldsProps = { course: string; editing: Editing<Lesson>; readOnly: boolean }

function LessonFields({ course, editing: { data, change, entry }, readOnly }: FieldsProps) {
  const files = useQuery(reading<OfficeFiles>(`/classroom/${course}/files`)).data?.files ?? []
  const ready = files.filter(({ state }) => state === 'ready')
  const set = (part: Partial<Lesson>) => change({ ...data, ...part })
  const isOld = (path: string) =>
    entry.translation.some((mark) => mark.path === path && mark.state === 'outdated')
  return (
    <div className={css.fields}>
      <SaidField
        label={copy.title}
        value={data.title}
        readOnly={readOnly}
        outdated={isOld('title')}
        onChange={(title) => set({ title })}
      />
      <div className={css.row}>
        <Field
          label={copy.minutes}
          type="number"
          min={1}
          max={240}
          readOnly={readOnly}
          value={data.minutes}
          onChange={(event) => set({ minutes: Number(event.currentTarget.value) })}
        />
        <SelectField
          label={copy.film}
          value={data.film ?? ''}
          onChange={(film) => set({ film: film || null })}
          options={[
            { value: '', label: copy.noFilm },
            ...clips.map(({ videoId }) => ({ value: videoId, label: copy.catalogFilms(videoId) })),
            ...ready
              .filter(({ kind }) => kind === 'film')
              .map(({ id, name }) => ({ value: id, label: copy.uploadedFilm(name) })),
          ]}
        />
      </div>
      <SaidField
        label={copy.text}
        rows={22}
        hint={copy.textHint}
        value={data.body}
        readOnly={readOnly}
        outdated={isOld('body')}
        onChange={(body) => set({ body })}
      />
      <SaidListField
        label={copy.checklist}
        rows={5}
        value={data.checklist}
        readOnly={readOnly}
        outdated={isOld('checklist')}
        onChange={(checklist) => set({ checklist })}
      />
      <LessonDownloads
        files={ready.filter(({ kind }) => kind === 'download')}
        downloads={data.downloads ?? []}
        readOnly={readOnly}
        onChange={(downloads) => set({ downloads })}
      />
    </div>
  )
}

function Preview({ lesson }: { lesson: Lesson }) {
  const [language, setLanguage] = useState<'en' | 'es'>('en')
  return (
    <Section
      title={copy.preview}
      line="below"
      aside={
        <span className={css.languages}>
          {(['en', 'es'] as const).map((one) => (
            <Button
              key={one}
              size="small"
              kind={one === language ? 'ink' : 'plain'}
              onClick={() => setLanguage(one)}
            >
              {one === 'en' ? editingCopy.english : editingCopy.spanish}
            </Button>
          ))}
        </span>
      }
    >
      <LessonPreview lesson={lesson} language={language} />
    </Section>
  )
}
