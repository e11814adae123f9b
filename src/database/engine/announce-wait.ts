/** For the people who wait: a sentence on what is being done. */
export type Say = (sentence: string) => void

/** Says what is being done once it has taken a second. */
export async function saying<T>(say: Say, sentence: string, work: () => Promise<T>): Promise<T> {
  const timer = setTimeout(say, 1000, sentence)
  try {
    return await work()
  } finally {
    clearTimeout(timer)
  }
}
