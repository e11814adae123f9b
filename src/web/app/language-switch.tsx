import { type Language, languages } from '#domain/language.ts'
import styles from './language-switch.module.css'

const names: Record<Language, string> = { en: 'English', es: 'Español' }

type LanguageSwitchProps = { label: string; language: Language; onChoose: (language: Language) => void }

/** Links that the server understands too; with script the page changes where it stands. */
export function LanguageSwitch({ label, language, onChoose }: LanguageSwitchProps) {
  return (
    <nav className={styles.switch} aria-label={label}>
      {languages.map((choice) => (
        <a
          key={choice}
          href={`?lang=${choice}`}
          hrefLang={choice}
          lang={choice}
          className={styles.choice}
          aria-current={choice === language ? 'true' : undefined}
          onClick={(event) => {
            event.preventDefault()
            onChoose(choice)
          }}
        >
          {choice.toUpperCase()}
          <span className="visually-hidden"> {names[choice]}</span>
        </a>
      ))}
    </nav>
  )
}
