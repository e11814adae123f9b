import { useCallback, useEffect } from 'react'
import type { Day } from '#domain/dates/days.ts'
import { useLocation, useNavigate } from '../../router/router.tsx'
import { isPaymentAddress, paymentHash } from '../../services/registration/payment-address.ts'
import type { Receipt } from './payment/pay.ts'
import {
  namesUnknownItem,
  type RegistrationForm,
  takeUpOffer,
  totalOf,
  withoutChoice,
} from './registration-form.ts'
import { restarted, type TabRegistration } from './tab-registration.ts'
import { useTabRegistration } from './use-tab-registration.ts'

type FormChange = (form: RegistrationForm) => RegistrationForm

export type RegistrationFlow = ReturnType<typeof useRegistration>

/** The registration in this tab. The stage is in the address, so that Back and a reload work; the rest is stored. */
export function useRegistration(today: Day) {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const { registration, setRegistration, restored, bankSecret, setBankSecret } = useTabRegistration()
  const total = totalOf(registration.form, today)
  const payable = total > 0 || registration.receipt !== null || registration.startedElsewhere !== null

  // Without this, ticking a course after the form was emptied would jump to the payment.
  useEffect(() => {
    if (restored && hash === paymentHash && !payable) navigate({ pathname, search }, { replace: true })
  }, [restored, hash, payable, navigate, pathname, search])

  const change = useCallback(
    (next: FormChange) =>
      setRegistration((current) => {
        const form = next(current.form)
        return form === current.form ? current : { ...current, form }
      }),
    [setRegistration],
  )
  const marks = usePaymentMarks({ setRegistration, setBankSecret })
  const inPayment = restored && isPaymentAddress({ hash, search }) && payable

  return {
    registration,
    total,
    unknownInLink: restored && namesUnknownItem(search),
    stage: inPayment ? ('payment' as const) : ('choice' as const),
    change,
    /** Also removes the link's choice from the address: a reload must not bring it back. */
    choose: (next: FormChange) => {
      change(next)
      const rest = withoutChoice(search)
      if (rest !== search) navigate({ pathname, search: rest }, { replace: true })
    },
    /** The client secret that a bank redirected here with, until the payment's outcome is known. */
    bankSecret,
    ...marks,
    startOver: () => {
      setRegistration(restarted)
      navigate({ pathname })
    },
    toPayment: (form: RegistrationForm) => {
      setRegistration((current) => ({ ...current, form: takeUpOffer(form, current.heldOffer) }))
      navigate({ pathname, search, hash: paymentHash })
    },
    toChoice: () => navigate({ pathname, search }),
  }
}

type Setters = Pick<ReturnType<typeof useTabRegistration>, 'setRegistration' | 'setBankSecret'>

/** Store the outcome of the payment in the tab. */
function usePaymentMarks({ setRegistration, setBankSecret }: Setters) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  return {
    /** The server has opened the registration and holds seats on its dates. */
    markOpened: () => {
      setBankSecret(null)
      setRegistration((current) => {
        const { dates, offer } = current.form
        return { ...current, opened: true, held: dates, heldOffer: offer }
      })
    },
    /** Takes the paid form: the buyer may have gone back to the choice meanwhile, and still gets the receipt. */
    markPaid: ({ form, formKey }: TabRegistration, receipt: Receipt) => {
      setRegistration((current) => (current.formKey === formKey ? { ...current, form, receipt } : current))
      if (window.location.pathname === pathname && !isPaymentAddress(window.location)) {
        navigate({ pathname, search: window.location.search, hash: paymentHash })
      }
    },
    /** Discards this tab's own choice: it was not what was paid. */
    markPaidElsewhere: (receipt: Receipt) => {
      setRegistration((current) => ({ ...restarted(current), receipt }))
      navigate({ pathname, hash: paymentHash }, { replace: true })
    },
  }
}
