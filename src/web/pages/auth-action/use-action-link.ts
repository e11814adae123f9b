import { useCallback, useEffect, useState } from 'react'
import { useSearchParams } from '../../router/router.tsx'
import { asIdentityFailure } from '../../services/session/identity-failure.ts'
import { currentSession, identity } from '../../services/session/session.ts'

/** What the page asks to be confirmed, by Firebase's names for what a link does. */
const confirmations = {
  VERIFY_EMAIL: 'verify',
  VERIFY_AND_CHANGE_EMAIL: 'change',
  RECOVER_EMAIL: 'restore',
} as const

export type Confirmation = {
  action: (typeof confirmations)[keyof typeof confirmations]
  code: string
  /** The address that the account will have, and be verified with. */
  email: string
  /** The address that the account has now. */
  account: string
}

export type LinkView =
  | { view: 'reading' }
  | { view: 'newPassword'; code: string; email: string }
  | ({ view: 'confirm' } & Confirmation)
  | { view: 'passwordSaved' | 'verified' | 'changed' | 'restored' | 'verifiedBefore' | 'dead' | 'failed' }

/** Reads what the link is for. Nothing is redeemed before a form is sent: mail scanners open links, too. */
export function useActionLink() {
  const [link, setLink] = useState<LinkView>({ view: 'reading' })
  const query = useSearchParams()
  const mode = query.get('mode') ?? ''
  const code = query.get('oobCode') ?? ''

  const open = useCallback(() => {
    setLink({ view: 'reading' })
    readLink(mode, code).then(setLink)
  }, [mode, code])
  useEffect(open, [open])

  return { link, setLink, open, mode }
}

async function readLink(mode: string, code: string): Promise<LinkView> {
  try {
    const { operation, email, previousEmail } = await (await identity()).readCode(code)
    if (operation === 'PASSWORD_RESET') return { view: 'newPassword', code, email }
    if (!isConfirmation(operation)) return { view: 'dead' }
    const account = previousEmail ?? email
    return { view: 'confirm', action: confirmations[operation], code, email, account }
  } catch (error) {
    return viewAfter(error, mode)
  }
}

function isConfirmation(operation: string): operation is keyof typeof confirmations {
  return Object.hasOwn(confirmations, operation)
}

/** A link that could not be read may still work. A refused one does not, and need not if its address is verified. */
function viewAfter(error: unknown, mode: string): LinkView {
  const { kind } = asIdentityFailure(error)
  if (kind === 'network-request-failed' || kind === 'internal-error') return { view: 'failed' }
  const done = mode === 'verifyEmail' && currentSession().user?.emailVerified
  return { view: done ? 'verifiedBefore' : 'dead' }
}
