import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { photoAlt } from '#content/en/media/photo-alt.ts'
import { mediaCopy as copy } from '#content/en/office/catalogue/catalogue.ts'
import { fieldName } from '#content/en/office/catalogue/entries.ts'
import { portraitOf } from '#content/media/portraits.ts'
import { releaseMembers } from '#content/pages/faculty-members.ts'
import type { FormField } from '#contract/catalogue/form.ts'
import { Button } from '../ui/button.tsx'
import { SelectField } from '../ui/field.tsx'
import { Section } from '../ui/screen/section.tsx'
import { AddPicture, type PictureWords, picturesQuery } from './add-picture.tsx'
import { errorAt } from './both-field.tsx'
import css from './picture-field.module.css'
import { type EntryEditor, useEntryGrant } from './use-entry.ts'

export const isPictureField = ({ name }: FormField) => name === 'photo' || name === 'picture'

/** The pictures that came with the site, by what they show. */
const photoOptions = Object.entries(photoAlt).map(([value, label]) => ({ value, label }))
const portraitOptions = releaseMembers.map(({ initials, name }) => ({ value: initials, label: name }))

/** Chooses one of the pictures, or uploads another. */
export function PictureField({ editor, name: path }: { editor: EntryEditor; name: string }) {
  const [isAdding, setAdding] = useState(false)
  const pictures = useQuery(picturesQuery).data?.pictures ?? []
  const mayAdd = useEntryGrant(editor.kind, editor.key) === 'may'
  const name = String(editor.typed[path] ?? '')
  const hasWords = editor.form.some((field) => field.name === 'alt')
  const choose = (id: string, alt?: PictureWords) =>
    editor.type({ ...editor.typed, [path]: id, ...(alt && hasWords && { alt }) })
  // A draft may be saved while the picture is sent.
  const latest = useRef(choose)
  latest.current = choose
  const label = fieldName(editor.kind, path)
  return (
    <Section title={label} line="above">
      <div className={`stack items-start ${css.field}`}>
        <PictureThumbnail name={name} />
        <div className={`stack justify-items-start gap-12 ${css.choice}`}>
          <SelectField
            label={copy.choose}
            value={name}
            error={errorAt(editor, path)}
            options={[
              { value: '', label: copy.noPicture },
              ...pictures.map(({ id, alt }) => ({ value: id, label: alt.en })),
              ...(editor.kind === 'faculty' ? portraitOptions : []),
              ...photoOptions,
            ]}
            onChange={(id) => choose(id, pictures.find((picture) => picture.id === id)?.alt)}
          />
          {mayAdd && <Button onClick={() => setAdding(true)}>{copy.upload}</Button>}
        </div>
      </div>
      {isAdding && (
        <AddPicture onClose={() => setAdding(false)} onAdded={(id, alt) => latest.current(id, alt)} />
      )}
    </Section>
  )
}

/** A small picture of an entry, also of a portrait or photo that came with the site. */
export function PictureThumbnail({ name }: { name: string }) {
  if (name === '') return <span className={css.none} />
  const { src, widths } = portraitOf({ picture: name })
  return <img className={css.thumbnail} src={`${src}-${widths[0]}.webp`} alt="" />
}
