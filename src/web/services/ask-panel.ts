// Opens the panel of the frame from anywhere. Pages do not know the frame.
type Listener = (question: string) => void

let listener: Listener | undefined

export function openAskPanel(question: string): void {
  listener?.(question)
}

/** Returns what ends the listening. */
export function onAskPanel(act: Listener): () => void {
  listener = act
  return () => {
    listener = undefined
  }
}
