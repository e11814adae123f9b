import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from '../../navigation/navigation.tsx'
import { asIdentityFailure } from '../../services/identity-failure.ts'
import { currentSession, identity } from '../../services/session.ts'

/** What became of the link that was followed. */
export type LinkView =
  | { view: 'reading' }
  | { view: 'newPassword'; code: string; email: string }
  | { view: 'passwordSaved' | (typeof endings)[Ending] | 'verifiedBefore' | 'dead' | 'failed' }

/** Firebase's own names for what a link asks for. */
const endings = {
  verifyEmail: 'verified',
  verifyAndChangeEmail: 'changed',
  recoverEmail: 'restored',
} as const
type Ending = keyof typeof endings

export function useActionLink() {
  const [link, setLink] = useState<LinkView>({ view: 'reading' })
  const query = useSearchParams()
  const mode = query.get('mode') ?? ''
  const code = query.get('oobCode') ?? ''
  const opened = useRef('')

  const open = useCallback(() => {
    setLink({ view: 'reading' })
    openLink(mode, code).then(setLink)
  }, [mode, code])

  useEffect(() => {
    // A code works once: it must not be sent again when React runs its effects again.
    if (opened.current === code && code) return
    opened.current = code
    open()
  }, [code, open])

  return { link, setLink, open, mode }
}

async function openLink(mode: string, code: string): Promise<LinkView> {
  try {
    if (mode === 'resetPassword') {
      const { email } = await (await identity()).readCode(code)
      return { view: 'newPassword', code, email }
    }
    if (!isEnding(mode)) return { view: 'dead' }
    await (await identity()).followLink(code)
    return { view: endings[mode] }
  } catch (error) {
    return viewAfter(error, mode)
  }
}

function isEnding(mode: string): mode is Ending {
  return Object.hasOwn(endings, mode)
}

/**
 * A link that could not be sent still works; one that was refused does not, and need not where it asks for what was done
 * already.
 */
function viewAfter(error: unknown, mode: string): LinkView {
  const { kind } = asIdentityFailure(error)
  if (kind === 'network-request-failed' || kind === 'internal-error') return { view: 'failed' }
  const done = mode === 'verifyEmail' && currentSession().user?.emailVerified
  return { view: done ? 'verifiedBefore' : 'dead' }
}
