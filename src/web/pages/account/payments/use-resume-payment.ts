import { useEffect, useState } from 'react'
import { isCourseId } from '#content/catalogue.ts'
import type { Copy } from '#content/en/account/account.ts'
import type { UnpaidOrder } from '#contract/account/account.ts'
import { isProgramId } from '#domain/catalogue/catalogue.ts'
import { useLocation, useNavigate } from '../../../router/router.tsx'
import { refusalOf } from '../../../services/refusal.ts'
import { takeUp, unpaidOrder } from '../../../services/registration/take-up-order.ts'

const payments = '/account?tab=payments'

/** Continues an unpaid registration in whichever tab opens it. The id works for its owner alone. */
export function resumePaymentPath(registrationId: string): string {
  return `${payments}&order=${registrationId}`
}

/**
 * Continues the unpaid registration that the address names. Returns the error to show if it is no longer unpaid; the
 * reloaded list then shows its status.
 */
export function useResumePayment(copy: Copy, onChanged: () => Promise<void>): string | undefined {
  const navigate = useNavigate()
  const location = useLocation()
  const [fault, setFault] = useState<string>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per visit to the address.
  useEffect(() => {
    const order = orderIn(location)
    if (!order) return
    let superseded = false
    // A visitor who has left meanwhile must not be pulled back, nor lose a choice made there. Checks the address itself:
    // on a busy page React renders it later than the answer arrives.
    const isCurrent = () => !superseded && orderIn(window.location) === order
    setFault(undefined)
    unpaidOrder(order).then(
      (unpaid) => {
        if (!isCurrent()) return
        takeUp(unpaid)
        navigate(registerPath(unpaid), { replace: true })
      },
      (failure) => {
        if (!isCurrent()) return
        setFault(refusalOf(failure, copy.refusal) ?? copy.problem)
        navigate(payments, { replace: true })
        onChanged()
      },
    )
    return () => {
      superseded = true
    }
  }, [location])
  return fault
}

function orderIn({ search }: { search: string }): string | null {
  return new URLSearchParams(search).get('order')
}

function registerPath({ selectedItems, dates }: UnpaidOrder): string {
  const [item] = selectedItems
  if (isProgramId(item)) return `/register?program=${item}`
  const courses = selectedItems.filter(isCourseId)
  return `/register?course=${courses.join()}&date=${courses.map((course) => dates[course] ?? '').join()}`
}
