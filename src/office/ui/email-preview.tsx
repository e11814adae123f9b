import { useState } from 'react'
import { dialogCopy } from '#content/en/office/shell.ts'
import type { EmailPreview as Preview } from '#contract/office/refunds.ts'
import css from './email-preview.module.css'

const names = { en: 'English', es: 'Español' } as const

/** An email as it will be sent, in the reader's language; English is beside it. */
export function EmailPreview({ emails }: { emails: readonly Preview[] }) {
  const [index, setIndex] = useState(0)
  const email = emails[Math.min(index, emails.length - 1)]
  if (!email) return null
  const [title = '', ...rest] = bodyOf(email.text)
  return (
    <article className={css.preview} aria-label={dialogCopy.preview}>
      <div className={css.head}>
        <p>{email.subject}</p>
        {emails.length > 1 && (
          <span className={css.languages}>
            {emails.map(({ language, to }, at) => (
              <button
                key={`${language} ${to}`}
                type="button"
                className={css.language}
                aria-pressed={email === emails[at]}
                onClick={() => setIndex(at)}
              >
                {emails.some((other, place) => place !== at && other.language === language)
                  ? to
                  : names[language]}
              </button>
            ))}
          </span>
        )}
      </div>
      <h4 className={css.title}>{title}</h4>
      <p className={css.text} lang={email.language}>
        {rest.join('\n').trim()}
      </p>
    </article>
  )
}

/** Without the foot, and without long addresses of links. */
function bodyOf(text: string): string[] {
  const [body = ''] = text.split('\n-- \n')
  return body
    .replace(/:? https?:\/\/\S+/g, '')
    .replace(/\n{3,}/g, '\n\n')
    .split('\n')
}
