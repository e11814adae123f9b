import { useEffect, useState } from 'react'
import type { Copy } from '#content/en/account.ts'
import type { UnpaidOrder } from '#contract/account.ts'
import { isCourseId, isProgramId } from '#domain/catalogue.ts'
import { useLocation, useNavigate } from '../../router/router.tsx'
import { refusalOf } from '../../services/refusal.ts'
import { takeUp, unpaidOrder } from '../../services/take-up-order.ts'

const payments = '/account?tab=payments'

/** Goes on with a registration that waits for its payment, in whichever tab it is opened. The id opens it to its owner alone. */
export function proceedPath(registrationId: string): string {
  return `${payments}&order=${registrationId}`
}

/**
 * Goes on with the registration that the address names; answers with the sentence to show where it no longer waits for its
 * payment, and the list then shows what became of it.
 */
export function useProceed(copy: Copy, onChanged: () => Promise<void>): string | undefined {
  const navigate = useNavigate()
  const location = useLocation()
  const [fault, setFault] = useState<string>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that the address names one.
  useEffect(() => {
    const order = orderIn(location)
    if (!order) return
    let isAskedAgain = false
    // Who has gone elsewhere meanwhile is not pulled back, and what they chose there is not overwritten. By the address
    // itself: a busy page follows it later than the answer comes. Who comes back to it asks again, and hears that answer.
    const isWanted = () => !isAskedAgain && orderIn(window.location) === order
    setFault(undefined)
    unpaidOrder(order).then(
      (unpaid) => {
        if (!isWanted()) return
        takeUp(unpaid)
        navigate(registerPath(unpaid), { replace: true })
      },
      (failure) => {
        if (!isWanted()) return
        setFault(refusalOf(failure, copy.refusal) ?? copy.problem)
        navigate(payments, { replace: true })
        onChanged()
      },
    )
    return () => {
      isAskedAgain = true
    }
  }, [location])
  return fault
}

function orderIn({ search }: { search: string }): string | null {
  return new URLSearchParams(search).get('order')
}

/** The registration page with the same choice. */
function registerPath({ selectedItems, dates }: UnpaidOrder): string {
  const [item] = selectedItems
  if (isProgramId(item)) return `/register?program=${item}`
  const courses = selectedItems.filter(isCourseId)
  return `/register?course=${courses.join()}&date=${courses.map((course) => dates[course] ?? '').join()}`
}
