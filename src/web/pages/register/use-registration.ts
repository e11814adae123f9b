import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from '../../router/router.tsx'
import { keep, readKept, type Standing } from '../../services/kept-registration.ts'
import { isPaymentAddress, paymentFromBank, paymentHash } from '../../services/payment-address.ts'
import { currentSession, useSession } from '../../services/session.ts'
import {
  type Choice,
  choiceInAddress,
  emptyForm,
  namesStranger,
  type RegistrationForm,
  takeUpOffer,
  totalOf,
  withoutChoice,
} from './registration-form.ts'

export type KeptRegistration = Standing & {
  form: RegistrationForm
  /** Of the payment, once it is through. */
  receipt: { number: string | null } | null
  /** The client secret of a payment whose way back from a bank led into another tab than its own, until it is paid or left. */
  begunElsewhere: string | null
}

const atFirst: KeptRegistration = {
  form: emptyForm,
  formKey: '',
  opened: false,
  held: {},
  heldOffer: null,
  receipt: null,
  begunElsewhere: null,
  uid: null,
}

function fresh(form: RegistrationForm = emptyForm): KeptRegistration {
  return { ...atFirst, form, formKey: crypto.randomUUID() }
}

/**
 * The registration in this tab. The stage is in the address, so that Back leads from the payment to the choice and a
 * reload stays where it was; everything else is kept with the tab.
 */
export function useRegistration() {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const { user } = useSession()
  const [registration, setRegistration] = useState(atFirst)
  const [restored, setRestored] = useState(false)
  const [fromBank, setFromBank] = useState<string | null>(null)
  const seen = useRef<string | null>(null)

  // The server knows neither the tab nor the address's choice: both come in once the page lives, before it is drawn again
  // and before what was typed too early is entered again; and again when a link brings another choice.
  useLayoutEffect(() => {
    if (seen.current === search) return
    const first = seen.current === null
    seen.current = search
    const inPayment = isPaymentAddress(window.location)
    const choice = inPayment ? null : choiceInAddress(search)
    const found = first ? ofWhoIsHere(kept() ?? fresh()) : null
    setRegistration((current) => withChoice(found ?? current, choice))
    setRestored(true)
    const secret = paymentFromBank(search)
    if (secret === null) return
    if (found?.opened) setFromBank(secret)
    // This tab led to no bank: another did, or another browser.
    else setRegistration((current) => ({ ...current, begunElsewhere: secret }))
    // The bank's answer is asked of the server; the address, which is shared and written down, does not carry it on.
    navigate({ pathname, hash: paymentHash }, { replace: true })
  }, [search, pathname, navigate])

  // People come and go in another tab, too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the person asks again.
  useEffect(() => setRegistration(ofWhoIsHere), [user?.uid])

  // Nothing is chosen any more: the next tick is a choice, not a payment.
  const total = totalOf(registration.form)
  const payable = total > 0 || registration.receipt !== null || registration.begunElsewhere !== null
  useEffect(() => {
    if (restored && hash === paymentHash && !payable) navigate({ pathname, search }, { replace: true })
  }, [restored, hash, payable, navigate, pathname, search])

  // Who leaves the receipt begins anew: what is paid is not chosen again. Nor is what another tab began asked for again.
  useEffect(() => {
    if (restored && !isPaymentAddress({ hash, search })) {
      setRegistration((current) => {
        if (current.receipt) return another(current)
        return current.begunElsewhere ? { ...current, begunElsewhere: null } : current
      })
    }
  }, [restored, hash, search])

  useEffect(() => {
    if (restored) keep(registration)
  }, [registration, restored])

  const change = useCallback(
    (next: (form: RegistrationForm) => RegistrationForm) =>
      setRegistration((current) => {
        const form = next(current.form)
        return form === current.form ? current : { ...current, form }
      }),
    [],
  )

  // Nothing chosen means nothing to pay, whatever the address says.
  const inPayment = restored && isPaymentAddress({ hash, search }) && payable

  return {
    registration,
    total,
    /** The link that led here names something that we do not offer. */
    strayLink: restored && namesStranger(search),
    stage: inPayment ? ('payment' as const) : ('choice' as const),
    change,
    /** Who chooses has done with the choice of the link: a reload does not bring it back, nor what it says of it. */
    choose: (next: (form: RegistrationForm) => RegistrationForm) => {
      change(next)
      const answered = withoutChoice(search)
      if (answered !== search) navigate({ pathname, search: answered }, { replace: true })
    },
    /** The client secret of the payment whose way back from a bank led here, while nobody has said what came of it. */
    fromBank,
    /** The registration is open and holds the dates that were chosen. */
    markOpened: () => {
      setFromBank(null)
      setRegistration((current) => {
        const { dates, offer } = current.form
        return { ...current, opened: true, held: dates, heldOffer: offer }
      })
    },
    /** With what was paid: meanwhile its payer may have gone back to the choice, and sees the receipt all the same. */
    markPaid: ({ form, formKey }: KeptRegistration, receiptNumber: string | null) => {
      setRegistration((current) =>
        current.formKey === formKey ? { ...current, form, receipt: { number: receiptNumber } } : current,
      )
      if (window.location.pathname === pathname && !isPaymentAddress(window.location)) {
        navigate({ pathname, search: window.location.search, hash: paymentHash })
      }
    },
    /** What was chosen for it this tab does not know; its own choice was not paid. */
    markPaidElsewhere: (receiptNumber: string | null) => {
      setRegistration((current) => ({ ...another(current), receipt: { number: receiptNumber } }))
      navigate({ pathname, hash: paymentHash }, { replace: true })
    },
    startOver: () => {
      setRegistration(another)
      navigate({ pathname })
    },
    toPayment: (form: RegistrationForm) => {
      setRegistration((current) => ({ ...current, form: takeUpOffer(form, current.heldOffer) }))
      navigate({ pathname, search, hash: paymentHash })
    },
    toChoice: () => navigate({ pathname, search }),
  }
}

/** A new registration of the same person. */
function another({ form: { name, email, phone }, uid }: KeptRegistration): KeptRegistration {
  return { ...fresh({ ...emptyForm, name, email, phone }), uid }
}

/**
 * A guest who signs in goes on with what they chose; what was another person's is gone with them. A payment begun elsewhere
 * came by the address and not from them: a course date that turns out to be over must not hide what became of it. By the
 * course date itself: while the page comes to life React sees nobody.
 */
function ofWhoIsHere(registration: KeptRegistration): KeptRegistration {
  const uid = currentSession().user?.uid ?? null
  const { begunElsewhere } = registration
  if (registration.uid === uid) return registration
  return { ...(registration.uid === null ? registration : { ...fresh(), begunElsewhere }), uid }
}

function withChoice(registration: KeptRegistration, choice: Choice | null): KeptRegistration {
  if (!choice) return registration
  const open = registration.receipt ? another(registration) : registration
  return { ...open, form: { ...open.form, ...choice } }
}

function kept(): KeptRegistration | null {
  const found = readKept() as Partial<KeptRegistration> | null
  if (!found?.formKey || !found.form) return null
  return { ...atFirst, ...found, form: { ...emptyForm, ...found.form } } as KeptRegistration
}
