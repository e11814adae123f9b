import { useState } from 'react'
import { dialogCopy } from '#content/en/office/shell.ts'
import type { Language } from '#domain/people/language.ts'
import { Note } from '../note.tsx'
import css from './email-preview.module.css'

export type Email = { kind: string; to: string; language: Language; subject: string; text: string }
type Props = {
  emails: readonly Email[]
  /** Why nothing would be sent. */
  refusal?: string | undefined
}

/** Emails as they will be sent, one at a time. A translation of the first is next to it. */
export function EmailPreview({ emails, refusal }: Props) {
  const [index, setIndex] = useState(0)
  if (refusal) return <Note kind="refused" title={refusal} />
  const email = emails[Math.min(index, emails.length - 1)]
  if (!email) return null
  const [title = '', ...rest] = bodyOf(email.text)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a dialog without fields scrolls to the end of the email by keys.
    <article className={css.preview} aria-label={dialogCopy.preview} tabIndex={0}>
      <div className={css.head}>
        <p>{email.subject}</p>
        {emails.length > 1 && (
          <span className="row gap-4-12">
            {emails.map((one, at) => (
              <button
                key={`${one.kind} ${one.language} ${one.to} ${one.subject}`}
                type="button"
                className={`text-note text-slate whitespace-nowrap ${css.language}`}
                aria-pressed={email === one}
                onClick={() => setIndex(at)}
              >
                {labelOf(one, emails)}
              </button>
            ))}
          </span>
        )}
      </div>
      <h3 className={`font-medium font-serif ${css.title}`} lang={email.language}>
        {title}
      </h3>
      <p className={css.text} lang={email.language}>
        {rest.join('\n').trim()}
      </p>
    </article>
  )
}

/** The language, and more where that does not tell two emails apart. */
function labelOf({ to, language, kind, subject }: Email, emails: readonly Email[]): string {
  const isToStaff = kind === 'owner'
  const alike = emails.filter((one) => (one.kind === 'owner') === isToStaff && one.language === language)
  if (alike.length === 1) return isToStaff ? dialogCopy.toAcademy : dialogCopy.languages[language]
  return alike.filter((one) => one.to === to).length === 1 ? to : subject
}

/** Without the foot, lines under headings, and long addresses of links. */
function bodyOf(text: string): string[] {
  const [body = ''] = text.split('\n-- \n')
  return body
    .replace(/:? https?:\/\/\S+/g, '')
    .replace(/^-{3,}\n/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .split('\n')
}
