import { useRef, useState } from 'react'

type Sending<Fault> = { busy: boolean; fault: Fault | undefined }

/** Runs one `send` at a time and keeps its fault until the next attempt. `send` returns the fault, or undefined. */
export function useSending<Input, Fault>(send: (input: Input) => Promise<Fault | undefined>) {
  const [state, setState] = useState<Sending<Fault>>({ busy: false, fault: undefined })
  // A ref, because two clicks in one frame see the same state.
  const running = useRef(false)
  const start = async (input: Input) => {
    if (running.current) return
    running.current = true
    setState({ busy: true, fault: undefined })
    let fault: Fault | undefined
    try {
      fault = await send(input)
    } finally {
      running.current = false
      setState({ busy: false, fault })
    }
  }
  return { ...state, start }
}
