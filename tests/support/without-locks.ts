// The same database without locks, to show that a test of a race can fail.
import { type KyselyPlugin, OperationNodeTransformer, type SelectQueryNode } from 'kysely'
import type { Database } from '#platform/database/connection.ts'

class LockRemover extends OperationNodeTransformer {
  protected override transformSelectQuery(node: SelectQueryNode): SelectQueryNode {
    const { endModifiers, ...rest } = super.transformSelectQuery(node)
    return rest
  }
}

export function withoutLocks(database: Database): Database {
  const remover = new LockRemover()
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => remover.transformNode(node, queryId),
    transformResult: async ({ result }) => result,
  }
  return database.withPlugin(plugin)
}
