import { academy } from '#content/academy.ts'
import type { Copy } from '#content/en/frame.ts'
import type { Language } from '#domain/people/language.ts'
import { PageLink } from '../router/page-link.tsx'
import { Button } from '../ui/button.tsx'
import { AccountCorner } from './account-corner.tsx'
import { AskButton } from './ask/ask-button.tsx'
import styles from './header.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import type { MenuItem } from './menu.ts'
import { MenuWord } from './menu-word.tsx'
import { SideMenu } from './side-menu.tsx'

type HeaderProps = {
  copy: Copy
  language: Language
  items: readonly MenuItem[]
  /** Transparent, on top of the page's dark picture. */
  overDark: boolean
  /** No Register, and labels at the left: the classroom's. */
  classroom: boolean
  onLanguage: (language: Language) => void
  onLogOut: () => void
}

export function Header({ copy, language, items, overDark, classroom, onLanguage, onLogOut }: HeaderProps) {
  return (
    <header className={overDark ? `dark ${styles.header} ${styles.over}` : styles.header}>
      <div className={`page ${styles.top}`}>
        <PageLink to="/" className={styles.logo}>
          <img
            src={overDark ? '/brand/logo-reversed.svg' : '/brand/logo.svg'}
            width="196"
            height="58"
            alt={academy.name}
            // After the page's first picture.
            fetchPriority="low"
          />
        </PageLink>
        <AskButton label={copy.ask} />
        <LanguageSwitch label={copy.languageLabel} language={language} onChoose={onLanguage} />
        <div className={styles.corner}>
          <AccountCorner copy={copy} onLogOut={onLogOut} />
          {!classroom && (
            <Button kind="main" size="small" to="/register">
              <MenuWord copy={copy} label="register" />
            </Button>
          )}
        </div>
        <SideMenu copy={copy} items={items} onLogOut={onLogOut} />
      </div>
      <nav className={styles.row} aria-label={copy.menuLabel}>
        <ul className={`plain-list page ${styles.list} ${classroom ? styles.classroom : ''}`}>
          {items.map(({ label, path, current }) => (
            <li key={label} className={label === 'middle-east-africa' ? styles.regional : undefined}>
              <PageLink to={path} className={styles.item} aria-current={current}>
                <MenuWord copy={copy} label={label} />
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  )
}
