import { useEffect, useRef } from 'react'
import type { Copy } from '#content/en/frame.ts'
import { Button } from '../ui/button.tsx'
import { CloseButton } from '../ui/close-button.tsx'
import { knowsCommands } from '../ui/late-hydration.ts'
import { PageLink } from '../ui/page-link.tsx'
import { useClickOutside } from '../ui/use-click-outside.ts'
import { Greeting } from './greeting.tsx'
import type { MenuItem } from './menu.ts'
import { MenuWord } from './menu-word.tsx'
import styles from './side-menu.module.css'

const id = 'side-menu'
const wide = '(width >= 48rem)'

type SideMenuProps = { copy: Copy; items: readonly MenuItem[]; onLogOut: () => void }

/**
 * The menu of small windows. A modal dialog: the browser keeps the focus inside, closes it on Escape and gives the
 * focus back. Its commands work before React is here; the handlers are for browsers that do not know them.
 */
export function SideMenu({ copy, items, onLogOut }: SideMenuProps) {
  const menu = useRef<HTMLDialogElement>(null)
  const close = () => menu.current?.close()

  useEffect(() => {
    const window = matchMedia(wide)
    const closeWhenWide = () => window.matches && menu.current?.close()
    window.addEventListener('change', closeWhenWide)
    return () => window.removeEventListener('change', closeWhenWide)
  }, [])

  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-label={copy.sideMenu.open}
        aria-haspopup="dialog"
        {...{ command: 'show-modal', commandfor: id }}
        onClick={() => !knowsCommands() && menu.current?.showModal()}
      >
        <span />
        <span />
        <span />
      </button>
      <dialog
        ref={menu}
        id={id}
        className={`dark ${styles.menu}`}
        aria-label={copy.sideMenu.label}
        closedby="any"
        {...useClickOutside(close)}
      >
        <div className={styles.head}>
          <PageLink to="/" onClick={close}>
            <img src="/brand/logo-reversed.svg" width="156" height="46" alt={copy.logoLabel} loading="lazy" />
          </PageLink>
          <CloseButton label={copy.sideMenu.close} closes={id} onClick={close} />
        </div>
        <nav aria-label={copy.menuLabel}>
          <ul className={`plain-list ${styles.list}`}>
            {items.map(({ label, path, current }) => (
              <li key={label}>
                <PageLink to={path} className={styles.item} aria-current={current} onClick={close}>
                  <MenuWord copy={copy} label={label} />
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.foot}>
          <Button kind="main" to="/register" onClick={close}>
            {copy.menu.register}
          </Button>
          <div className={styles.visitor}>
            <Button to="/login" onClick={close}>
              <MenuWord copy={copy} label="login" />
            </Button>
          </div>
          <div className={styles.account}>
            <p className={styles.greeting}>
              <Greeting words={copy.account.welcome} />
            </p>
            <Button to="/account" onClick={close}>
              {copy.account.yourAccount}
            </Button>
            <Button
              onClick={() => {
                close()
                onLogOut()
              }}
            >
              {copy.account.logOut}
            </Button>
          </div>
        </div>
      </dialog>
    </>
  )
}
