import { useState } from 'react'
import { passkeyCopy } from '#content/en/office/staff/sign-in.ts'

/** One try to sign in or to confirm: whether it runs, and the sentence of its failure. */
export function useAttempt<Answer>(onDone: (answer: Answer) => void) {
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string>()
  const run = async (attempt: () => Promise<Answer>) => {
    if (isBusy) return
    setIsBusy(true)
    setError(undefined)
    try {
      onDone(await attempt())
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : passkeyCopy.failed)
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, error, run }
}
