import { type MouseEvent, type ReactNode, useState } from 'react'
import { draftPreview } from '#content/en/office/catalogue/catalogue.ts'
import { entryCopy as copy } from '#content/en/office/catalogue/entries.ts'
import { draftAddress, pageOfEntry } from '#contract/catalogue/entry-address.ts'
import type { Language } from '#domain/people/language.ts'
import { LanguageChoice } from '../../entries/language-choice.tsx'
import { type Data, titleOf, valueAt } from '../../entries/leaves.ts'
import { isPictureField, PictureThumbnail } from '../../entries/picture-field.tsx'
import type { EntryEditor } from '../../entries/use-entry.ts'
import { PageButton } from '../../ui/button.tsx'
import { Section } from '../../ui/screen/section.tsx'
import { CoursePreview } from './course-preview.tsx'
import { Markdown } from './markdown.tsx'
import css from './preview.module.css'

type Props = {
  editor: EntryEditor
  /** The picture comes first, where the entry has one. */
  hasPicture?: boolean
}

/** What is typed, as visitors will see it, in one language at a time. */
export function Preview({ editor, hasPicture = true }: Props) {
  const [language, setLanguage] = useState<Language>('en')
  return (
    <Section
      title={copy.onThePage}
      aside={
        <div className="flex gap-12">
          <LanguageChoice language={language} onChange={setLanguage} />
          <PhoneLink editor={editor} language={language} />
        </div>
      }
      line="below"
    >
      <div className={`gold-below bg-white ${css.page}`} lang={language}>
        {hasPicture && <ShownPicture editor={editor} />}
        {editor.kind === 'course' ? (
          <CoursePreview id={editor.key} data={editor.data} language={language} />
        ) : (
          <Texts editor={editor} language={language} />
        )}
      </div>
    </Section>
  )
}

/** The page itself. With a saved draft the address works for staff only. */
function pageAddress({ kind, key, hasDraft, entry }: EntryEditor, language: Language): string | undefined {
  const data = entry?.draft ?? entry?.data
  if (data == null) return undefined
  const address = (hasDraft ? draftAddress : pageOfEntry)(kind, key, data)
  return address && `${address}${hasDraft ? '&' : '?'}lang=${language}`
}

export function PagePreview({ editor, size }: { editor: EntryEditor; size?: 'small' }) {
  const href = pageAddress(editor, 'en')
  if (!href) return null
  return (
    <PageButton href={href} {...(size && { size })}>
      {draftPreview.page}
    </PageButton>
  )
}

function PhoneLink({ editor, language }: { editor: EntryEditor; language: Language }) {
  const href = pageAddress(editor, language)
  if (!href) return null
  return (
    <a
      className={`plain-link ${css.phone}`}
      href={href}
      target="_blank"
      rel="noreferrer"
      onClick={openNarrow}
    >
      {draftPreview.phone}
      <span className="only-read">{draftPreview.phoneNote}</span>
    </a>
  )
}

/** A window as wide as a phone. Where windows are blocked, the link opens a tab. */
function openNarrow(event: MouseEvent<HTMLAnchorElement>) {
  const { href } = event.currentTarget
  if (window.open(href, 'draft-at-phone-width', 'popup,width=375,height=812')) event.preventDefault()
}

/** The picture of an entry, where it has one. */
function ShownPicture({ editor: { form, data } }: { editor: EntryEditor }) {
  const field = form.find(isPictureField)
  const name = field && data[field.name]
  if (typeof name !== 'string' || name === '') return null
  return (
    <div className={css.picture}>
      <PictureThumbnail name={name} />
    </div>
  )
}

/** A missing Spanish text falls back to English. */
function saidAt(data: Data, path: string, language: Language): unknown {
  return valueAt(data, `${path}.${language}`) ?? valueAt(data, `${path}.en`)
}

function Texts({ editor, language }: { editor: EntryEditor; language: Language }): ReactNode {
  // What names it is the title, also where it is the same in both languages.
  const first = editor.form.find(({ control, name }) => control === 'line' && name !== 'slug')
  const rest = editor.form.filter((field) => field !== first && (field.both || field.control === 'text'))
  const read = (name: string, both: boolean) =>
    both ? saidAt(editor.data, name, language) : editor.data[name]
  const title = first ? String(read(first.name, first.both) ?? '') : ''
  return (
    <>
      <h3 className={`font-medium font-serif ${css.title}`}>
        {title || titleOf(editor.form, editor.data, editor.key)}
      </h3>
      {rest.map((field) => {
        const value = read(field.name, field.both)
        const text = Array.isArray(value) ? value.map((line) => `- ${line}`).join('\n') : value
        return typeof text === 'string' && <Markdown key={field.name} text={text} />
      })}
    </>
  )
}
