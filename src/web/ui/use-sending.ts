import { useRef, useState } from 'react'

type Sending<Fault> = { busy: boolean; fault: Fault | undefined }

/**
 * Sends something once at a time and keeps what went wrong until the next attempt.
 * `send` answers with the fault, or with nothing when all went well.
 */
export function useSending<Input, Fault>(send: (input: Input) => Promise<Fault | undefined>) {
  const [state, setState] = useState<Sending<Fault>>({ busy: false, fault: undefined })
  // Two clicks in one frame see the same state; the reference is newer than it.
  const running = useRef(false)
  const start = async (input: Input) => {
    if (running.current) return
    running.current = true
    setState({ busy: true, fault: undefined })
    let fault: Fault | undefined
    try {
      fault = await send(input)
    } finally {
      // Whatever was thrown, the next attempt is open.
      running.current = false
      setState({ busy: false, fault })
    }
  }
  return { ...state, start }
}
