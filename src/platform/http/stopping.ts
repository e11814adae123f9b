import { seconds } from '#domain/dates/days.ts'

/** Once begun, /readyz answers 503 and every response closes its connection, so that a load balancer moves on. */
export type Stopping = { begun: boolean }

/** Below the 40 seconds that compose.yaml gives the site, less its drain. */
const longestStop = seconds(25)

/** Closes the parts, then ends the process: at the limit also if a request, a query or a job still holds them. */
export async function stopWithinLimit(
  close: () => Promise<void>,
  process: { exit(code: number): void; stderr: { write(text: string): void } },
): Promise<void> {
  const tooLong = setTimeout(() => {
    process.stderr.write(
      `Something still ran ${longestStop / 1000} seconds after the stop, and was cut off.\n`,
    )
    process.exit(1)
  }, longestStop)
  await close()
  clearTimeout(tooLong)
  process.exit(0)
}
