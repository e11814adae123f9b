const portsEach = 1000
/** All lie below those that a system gives away by itself: one stays free until it is used, though others open some meanwhile. */
const ranges = { first: 15_000, count: 17 }

/**
 * The ports that a worker of the tests may try, in turn and without end. Each worker has its own: two that looked at the same
 * moment would both find the same one free.
 */
export function* portsOf(worker: number): Generator<number, never> {
  const first = ranges.first + (worker % ranges.count) * portsEach
  // Another run of the tests may go on beside this one.
  for (let turn = Math.floor(Math.random() * portsEach); ; turn += 1) yield first + (turn % portsEach)
}
