/** Shows a sentence about slow work to the person who waits. */
export type Say = (sentence: string) => void

/** Announces the work if it takes longer than a second. */
export async function announceWait<T>(say: Say, sentence: string, work: () => Promise<T>): Promise<T> {
  const timer = setTimeout(say, 1000, sentence)
  try {
    return await work()
  } finally {
    clearTimeout(timer)
  }
}
