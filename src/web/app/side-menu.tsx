import { type RefObject, useEffect, useRef } from 'react'
import type { Copy } from '#content/en/frame.ts'
import { supportsCommands } from '../hydration/hydrated.ts'
import { PageLink } from '../router/page-link.tsx'
import { Button } from '../ui/button.tsx'
import { CloseButton } from '../ui/dialog/close-button.tsx'
import { useClickOutside } from '../ui/dialog/use-click-outside.ts'
import { Greeting } from './greeting.tsx'
import type { MenuItem } from './menu.ts'
import { MenuWord } from './menu-word.tsx'
import styles from './side-menu.module.css'

const id = 'side-menu'
const wide = '(width >= 48rem)'

type SideMenuProps = { copy: Copy; items: readonly MenuItem[]; onLogOut: () => void }

/**
 * The menu of small windows: a modal dialog, so the browser traps and restores the focus and closes it on Escape. Its
 * `command` buttons work before hydration; the click handlers are for browsers without commands.
 */
export function SideMenu({ copy, items, onLogOut }: SideMenuProps) {
  const menu = useRef<HTMLDialogElement>(null)
  const close = () => menu.current?.close()
  useCloseWhenWide(menu)

  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-label={copy.sideMenu.open}
        aria-haspopup="dialog"
        {...{ command: 'show-modal', commandfor: id }}
        onClick={() => !supportsCommands() && menu.current?.showModal()}
      >
        <span />
        <span />
        <span />
      </button>
      <dialog
        ref={menu}
        id={id}
        className={`dark below ${styles.menu}`}
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
        <nav aria-label={copy.sideMenu.label}>
          <ul className="plain-list hairline-above">
            {items.map(({ label, path, current }) => (
              <li key={label}>
                <PageLink to={path} className={styles.item} aria-current={current} onClick={close}>
                  <MenuWord copy={copy} label={label} />
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <Foot copy={copy} onClose={close} onLogOut={onLogOut} />
      </dialog>
    </>
  )
}

type FootProps = { copy: Copy; onClose: () => void; onLogOut: () => void }

/** Both states are rendered; CSS shows one, by whether a user is signed in. */
function Foot({ copy, onClose, onLogOut }: FootProps) {
  return (
    <div className={styles.foot}>
      <Button kind="main" to="/register" onClick={onClose}>
        <MenuWord copy={copy} label="register" />
      </Button>
      <div className={styles.visitor}>
        <Button to="/login" onClick={onClose}>
          <MenuWord copy={copy} label="login" />
        </Button>
      </div>
      <div className={styles.account}>
        <p id="greeting" className={styles.greeting}>
          <Greeting words={copy.account.welcome} />
        </p>
        <Button to="/account" onClick={onClose}>
          {copy.account.yourAccount}
        </Button>
        <Button
          onClick={() => {
            onClose()
            onLogOut()
          }}
        >
          {copy.account.logOut}
        </Button>
      </div>
    </div>
  )
}

function useCloseWhenWide(menu: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const window = matchMedia(wide)
    const closeWhenWide = () => window.matches && menu.current?.close()
    window.addEventListener('change', closeWhenWide)
    return () => window.removeEventListener('change', closeWhenWide)
  }, [menu])
}
