import type { Copy } from '#content/en/classroom/learn-lesson.ts'
import { isLanguage, type Language, languages } from '#domain/people/language.ts'
import styles from './caption-choice.module.css'

/** Null: no captions. */
export type CaptionLanguage = Language | null

type CaptionChoiceProps = {
  words: Copy['film']
  language: CaptionLanguage
  onChoose: (language: CaptionLanguage) => void
}

export function CaptionChoice({ words, language, onChoose }: CaptionChoiceProps) {
  return (
    <label className={`stack font-medium relative flex-none ${styles.choice}`}>
      <span className="visually-hidden">{words.captionsLabel}</span>
      <span aria-hidden="true">CC {language?.toUpperCase() ?? '–'}</span>
      <select
        className={styles.select}
        value={language ?? ''}
        onChange={({ currentTarget: { value } }) => onChoose(isLanguage(value) ? value : null)}
      >
        {languages.map((of) => (
          <option key={of} value={of} lang={of}>
            {words.captions[of]}
          </option>
        ))}
        <option value="">{words.captionsOff}</option>
      </select>
    </label>
  )
}
