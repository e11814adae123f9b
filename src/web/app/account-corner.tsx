import { useRef } from 'react'
import type { Copy } from '#content/en/frame.ts'
import { PageLink } from '../router/page-link.tsx'
import styles from './account-corner.module.css'
import { Greeting } from './greeting.tsx'
import { MenuWord } from './menu-word.tsx'

type AccountCornerProps = { copy: Copy; onLogOut: () => void }

/** Login, or the greeting with its dropdown. The browser closes the popover on an outside click and Escape. */
export function AccountCorner({ copy, onLogOut }: AccountCornerProps) {
  const dropdown = useRef<HTMLDivElement>(null)
  const close = () => dropdown.current?.hidePopover()
  return (
    <>
      <PageLink to="/login" className={styles.login}>
        <MenuWord copy={copy} label="login" />
      </PageLink>
      <div className={styles.account}>
        {/* Named by the side menu's greeting, which is one inline text. */}
        <button
          type="button"
          className={styles.greeting}
          popoverTarget="account-menu"
          aria-labelledby="greeting"
        >
          <span className={styles.words}>
            <Greeting words={copy.account.welcome} />
          </span>
          <span className={styles.chevron} aria-hidden="true" />
        </button>
        <div ref={dropdown} id="account-menu" popover="auto" className={`below ${styles.dropdown}`}>
          <PageLink to="/account" className={styles.entry} onClick={close}>
            {copy.account.yourAccount}
          </PageLink>
          <button
            type="button"
            className={styles.entry}
            onClick={() => {
              close()
              onLogOut()
            }}
          >
            {copy.account.logOut}
          </button>
        </div>
      </div>
    </>
  )
}
