import { useCallback, useEffect, useRef, useState } from 'react'
import type { FileAddress } from '#contract/classroom/learn-files.ts'
import { openFile } from '../../services/learn/calls.ts'

/** Before its ten minutes are over. */
const renewMs = 8 * 60_000
const retryMs = 30_000

/** The address of an uploaded file. It is renewed for as long as the lesson is open, without a break in the film. */
export function useFileAddress(course: string, id: string | null) {
  const [url, setUrl] = useState<string | null>(null)
  const token = useRef<string>(undefined)

  const open = useCallback(async () => {
    if (id === null) return
    const answer = await openFile(course, id)
    token.current = answer.token
    setUrl(answer.url)
  }, [course, id])

  useEffect(() => {
    if (id === null) return
    let timer: ReturnType<typeof setTimeout>
    const renew = async (): Promise<FileAddress | undefined> =>
      token.current === undefined ? void (await open()) : openFile(course, id, token.current)
    const go = () => {
      renew().then(
        () => again(renewMs),
        () => again(retryMs),
      )
    }
    const again = (after: number) => {
      timer = setTimeout(go, after)
    }
    go()
    return () => {
      clearTimeout(timer)
      token.current = undefined
    }
  }, [course, id, open])

  return { url, open }
}
