import { entryCopy as copy, languageNames } from '#content/en/office/catalogue/entries.ts'
import { type Language, languages } from '#domain/people/language.ts'
import css from './language-choice.module.css'

type Props = { language: Language; onChange: (language: Language) => void }

/** In which language a preview is. */
export function LanguageChoice({ language, onChange }: Props) {
  return (
    <fieldset className="flex gap-12">
      <legend className="only-read">{copy.previewLanguage}</legend>
      {languages.map((one) => (
        <button
          key={one}
          type="button"
          className={css.language}
          aria-pressed={one === language}
          onClick={() => onChange(one)}
        >
          {languageNames[one]}
        </button>
      ))}
    </fieldset>
  )
}
