import { useQuery } from '@tanstack/react-query'
import { Outlet, useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { keysCopy, shellCopy } from '#content/en/office/shell.ts'
import { todayQuery } from '../services/academy-now.ts'
import { useSession } from '../services/session.ts'
import { useKeys } from '../ui/keyboard/keys.ts'
import { Toasts } from '../ui/screen/toasts.tsx'
import { AccessDialogs } from './access-dialogs.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { MoreDialog } from './more-dialog.tsx'
import { OfflineStrip } from './offline-strip.tsx'
import { Palette } from './palette.tsx'
import { PhoneBar, PhoneHead } from './phone-frame.tsx'
import { Rail } from './rail.tsx'
import { screens } from './screens.ts'
import css from './shell.module.css'

type Opened = 'palette' | 'keys' | 'more' | null

/** Rail and screen; on the phone head, screen and bar. */
export function Shell() {
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => setOpened(null)
  const { may } = useSession()
  const { data } = useQuery(todayQuery)
  const main = useFocusOnChange()
  const entries = screens.filter(({ rail, permission }) => rail && (!permission || may[permission] !== 'no'))
  useShellKeys(setOpened)
  const frame = { entries, counts: data?.counts }
  return (
    <div className={css.shell}>
      <a href="#main" className={css.skip}>
        {shellCopy.skip}
      </a>
      <Rail {...frame} onFind={() => setOpened('palette')} onKeys={() => setOpened('keys')} />
      <PhoneHead onFind={() => setOpened('palette')} />
      <main id="main" ref={main} tabIndex={-1} className={`flex min-w-0 flex-col ${css.main}`}>
        <OfflineStrip />
        <Outlet />
      </main>
      <PhoneBar {...frame} onMore={() => setOpened('more')} />
      <Toasts />
      {opened === 'palette' && <Palette screens={entries} onClose={close} />}
      {opened === 'keys' && <KeysDialog onClose={close} />}
      {opened === 'more' && <MoreDialog {...frame} onClose={close} />}
      <AccessDialogs />
    </div>
  )
}

function useShellKeys(open: (what: Opened) => void) {
  const navigate = useNavigate()
  const go = screens.flatMap(({ key, path, title }) =>
    key
      ? [{ key: `g ${key}`, says: keysCopy.go(title), run: () => navigate({ to: path }), everywhere: true }]
      : [],
  )
  useKeys([
    { key: 'mod+k', says: keysCopy.palette, run: () => open('palette'), everywhere: true },
    { key: '?', says: keysCopy.list, run: () => open('keys'), everywhere: true },
    ...go,
  ])
}

/** A new screen gets the focus, so that readers and keys start there. */
function useFocusOnChange() {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}
