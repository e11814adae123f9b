// Ten transactions that each wait for an eleventh connection wait for ever. A test rarely has ten at once, so it fails at the first.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Connection } from '#database/engine/connection.ts'

const inTransaction = new AsyncLocalStorage<true>()

/** What a test begins inside a transaction, to let the two meet, is somebody else's. */
export function asSomebodyElse<T>(work: () => T): T {
  return inTransaction.exit(work)
}

/** Fails what asks the pool for a connection while a transaction of its own holds one. */
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
