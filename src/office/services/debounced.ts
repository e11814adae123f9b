import { useEffect, useState } from 'react'

/** The value as it was when the person stopped typing for a moment. */
export function useDebounced<Value extends object>(value: Value): Value {
  const [shown, setShown] = useState(value)
  const written = JSON.stringify(value)
  useEffect(() => {
    const timer = setTimeout(() => setShown(JSON.parse(written)), 300)
    return () => clearTimeout(timer)
  }, [written])
  return shown
}
