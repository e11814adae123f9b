import { type Language, languages } from '#domain/people/language.ts'
import { useHydrated } from '../hydration/use-hydrated.ts'
import { inPlace } from '../router/plain-click.ts'
import { useLocation } from '../router/router.tsx'
import styles from './language-switch.module.css'

const names: Record<Language, string> = { en: 'English', es: 'Español' }

type LanguageSwitchProps = { label: string; language: Language; onChoose: (language: Language) => void }

/** Plain links work without script. After hydration the language changes without a load. */
export function LanguageSwitch({ label, language, onChoose }: LanguageSwitchProps) {
  const { search, hash } = useLocation()
  const isHydrated = useHydrated()
  const addressIn = (choice: Language) => {
    if (!isHydrated) return `?lang=${choice}`
    const params = new URLSearchParams(search)
    params.set('lang', choice)
    return `?${params}${hash}`
  }
  return (
    <nav className="flex items-center" aria-label={label}>
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
