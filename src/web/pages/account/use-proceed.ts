import type { Copy } from '#content/en/account.ts'
import type { UnpaidOrder } from '#contract/account.ts'
import { isCourseId, isProgramId } from '#domain/catalogue.ts'
import { useNavigate } from '../../navigation/navigation.tsx'
import { refusalOf } from '../../services/api.ts'
import { takeUpOrder } from '../../services/take-up-order.ts'
import { useSending } from '../../ui/use-sending.ts'

/**
 * Goes on with a registration that waits for its payment; `fault` is the sentence to show where it no longer does, and the
 * list then shows what became of it.
 */
export function useProceed(copy: Copy, onChanged: () => Promise<void>) {
  const navigate = useNavigate()
  return useSending<string, string>(async (registrationId) => {
    try {
      navigate(registerPath(await takeUpOrder(registrationId)))
      return undefined
    } catch (failure) {
      await onChanged()
      return refusalOf(failure, copy.refusal) ?? copy.problem
    }
  })
}

/** The registration page with the same choice. */
function registerPath({ selectedItems, dates }: UnpaidOrder): string {
  const [item] = selectedItems
  if (isProgramId(item)) return `/register?program=${item}`
  const courses = selectedItems.filter(isCourseId)
  return `/register?course=${courses.join()}&date=${courses.map((course) => dates[course] ?? '').join()}`
}
