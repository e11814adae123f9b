import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from '../../router/router.tsx'
import { keep } from '../../services/registration/kept-registration.ts'
import {
  isPaymentAddress,
  paymentFromBank,
  paymentHash,
} from '../../services/registration/payment-address.ts'
import { useSession } from '../../services/session/session.ts'
import { choiceInAddress } from './registration-form.ts'
import {
  afterLeavingPayment,
  blankRegistration,
  forCurrentUser,
  storedOrNew,
  withChoice,
} from './tab-registration.ts'

/** Restores the tab's registration, keeps it in step with the address and the user, and stores every change. */
export function useTabRegistration() {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const { user } = useSession()
  const [registration, setRegistration] = useState(blankRegistration)
  const [restored, setRestored] = useState(false)
  const [bankSecret, setBankSecret] = useState<string | null>(null)
  const lastSearch = useRef<string | null>(null)

  // The server renders neither the stored form nor the choice in the address. A layout effect restores both before the
  // next paint and before input from before hydration is replayed. A new link on the same page runs it again.
  useLayoutEffect(() => {
    if (lastSearch.current === search) return
    const first = lastSearch.current === null
    lastSearch.current = search
    const choice = isPaymentAddress(window.location) ? null : choiceInAddress(search)
    const stored = first ? forCurrentUser(storedOrNew()) : null
    setRegistration((current) => withChoice(stored ?? current, choice))
    setRestored(true)
    const secret = paymentFromBank(search)
    if (secret === null) return
    if (stored?.opened) setBankSecret(secret)
    // The payment was started in another tab or browser.
    else setRegistration((current) => ({ ...current, startedElsewhere: secret }))
    // Addresses are shared and logged: the secret must not stay in this one.
    navigate({ pathname, hash: paymentHash }, { replace: true })
  }, [search, pathname, navigate])

  // The user may sign in or out in another tab.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new user.
  useEffect(() => setRegistration(forCurrentUser), [user?.uid])

  useEffect(() => {
    if (restored && !isPaymentAddress({ hash, search })) setRegistration(afterLeavingPayment)
  }, [restored, hash, search])

  useEffect(() => {
    if (restored) keep(registration)
  }, [registration, restored])

  return { registration, setRegistration, restored, bankSecret, setBankSecret }
}
