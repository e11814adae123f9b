import { type Language, languages } from '#domain/language.ts'
import { useLocation } from '../navigation/navigation.tsx'
import { inPlace } from '../ui/plain-click.ts'
import { useLive } from '../ui/use-live.ts'
import styles from './language-switch.module.css'

const names: Record<Language, string> = { en: 'English', es: 'Español' }

type LanguageSwitchProps = { label: string; language: Language; onChoose: (language: Language) => void }

/** Links that the server understands too; with script the page changes where it stands. */
export function LanguageSwitch({ label, language, onChoose }: LanguageSwitchProps) {
  const { search, hash } = useLocation()
  const live = useLive()
  const addressIn = (choice: Language) => {
    if (!live) return `?lang=${choice}`
    const params = new URLSearchParams(search)
    params.set('lang', choice)
    return `?${params}${hash}`
  }
  return (
    <nav className={styles.switch} aria-label={label}>
      {languages.map((choice) => (
        <a
          key={choice}
          href={addressIn(choice)}
          hrefLang={choice}
          lang={choice}
          className={styles.choice}
          aria-current={choice === language ? 'true' : undefined}
          onClick={inPlace(() => onChoose(choice))}
        >
          {choice.toUpperCase()}
          <span className="visually-hidden"> {names[choice]}</span>
        </a>
      ))}
    </nav>
  )
}
