const portsEach = 1000
/** Below the ephemeral ports, so that the system does not take a free port before the test uses it. */
const ranges = { first: 15_000, count: 17 }

/**
 * The ports that a test worker may try, in a cycle. Each worker has its own range: two workers that check at the same
 * moment would find the same port free.
 */
export function* portsOf(worker: number): Generator<number, never> {
  const first = ranges.first + (worker % ranges.count) * portsEach
  // Another test run may be active at the same time.
  for (let turn = Math.floor(Math.random() * portsEach); ; turn += 1) yield first + (turn % portsEach)
}
