import { useEffect } from 'react'
import type { Copy } from '#content/en/account.ts'
import type { UnpaidOrder } from '#contract/account.ts'
import { isCourseId, isProgramId } from '#domain/catalogue.ts'
import { useNavigate, useSearchParams } from '../../navigation/navigation.tsx'
import { refusalOf } from '../../services/refusal.ts'
import { takeUpOrder } from '../../services/take-up-order.ts'
import { useSending } from '../../ui/use-sending.ts'

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
  const order = useSearchParams().get('order')
  const { fault, start } = useSending<string, string>(async (registrationId) => {
    try {
      navigate(registerPath(await takeUpOrder(registrationId)), { replace: true })
      return undefined
    } catch (failure) {
      navigate(payments, { replace: true })
      await onChanged()
      return refusalOf(failure, copy.refusal) ?? copy.problem
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that the address names one.
  useEffect(() => {
    if (order) start(order)
  }, [order])
  return fault
}

/** The registration page with the same choice. */
function registerPath({ selectedItems, dates }: UnpaidOrder): string {
  const [item] = selectedItems
  if (isProgramId(item)) return `/register?program=${item}`
  const courses = selectedItems.filter(isCourseId)
  return `/register?course=${courses.join()}&date=${courses.map((course) => dates[course] ?? '').join()}`
}
