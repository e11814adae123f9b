/** A running site with the same content. */
export type Peer = {
  name: string
  url: string
  /** Its root processes; their children count, too. */
  pids: number[]
  close(): void
}

export async function untilResponding(url: string): Promise<void> {
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`${url} did not respond within a minute.`)
}
