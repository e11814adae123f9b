import { changeCopy as copy } from '#content/en/office/date-changes.ts'
import css from './email-examples.module.css'

export type Example = { kind: string; language: 'en' | 'es'; subject: string; text: string }

/** One email of each kind and language, as its reader gets it. */
export function EmailExamples({ examples }: { examples: readonly Example[] }) {
  return examples.map(({ kind, language, subject, text }, index) => (
    <details key={`${kind} ${language}`} className={css.email} open={index === 0}>
      <summary className={css.summary}>
        {kind === 'owner' ? copy.academyExample : copy.example(language)}: <strong>{subject}</strong>
      </summary>
      <pre className={css.text} lang={language}>
        {text}
      </pre>
    </details>
  ))
}
