// Ten transactions that each wait for an eleventh connection deadlock. A test rarely has ten, so one request throws.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Connection } from '#platform/database/connection.ts'

const inTransaction = new AsyncLocalStorage<true>()

/** For work that a test starts inside a transaction to make the two collide. */
export function asSomebodyElse<T>(work: () => T): T {
  return inTransaction.exit(work)
}

/** Throws when code asks the pool for a connection while its own transaction holds one. */
export function refuseSecondConnections({ database, pool }: Connection): void {
  const begin = database.transaction.bind(database)
  database.transaction = () => {
    const transaction = begin()
    const execute = transaction.execute.bind(transaction)
    transaction.execute = (work) => execute((trx) => inTransaction.run(true, () => work(trx)))
    return transaction
  }
  const connect = pool.connect.bind(pool) as (...given: unknown[]) => unknown
  pool.connect = ((...given: unknown[]) => {
    if (inTransaction.getStore()) {
      throw new Error('A second connection is asked for inside a transaction: use its own.')
    }
    return connect(...given)
  }) as typeof pool.connect
}
