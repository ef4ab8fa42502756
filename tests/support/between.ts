import { setTimeout as pause } from 'node:timers/promises'
import type { KyselyPlugin, QueryId } from 'kysely'
import type { Db } from '../../src/server/platform/db/tables.ts'

/** How long a query waits for what happens after it, in milliseconds: a write that waits for the transaction itself comes later. */
const longest = 500

/**
 * The same database, on which `act` happens once, after the first select of a table: between this query and the next one of whoever
 * uses it.
 */
export function withActAfter(db: Db, table: string, act: () => Promise<unknown>): Db {
  const selects = new Set<QueryId>()
  let isDone = false
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      const from = node.kind === 'SelectQueryNode' ? JSON.stringify([node.from, node.joins]) : ''
      if (from.includes(`"name":"${table}"`)) selects.add(queryId)
      return node
    },
    async transformResult({ result, queryId }) {
      if (!selects.has(queryId) || isDone) return result
      isDone = true
      await Promise.race([act(), pause(longest)])
      return result
    },
  }
  return db.withPlugin(plugin)
}
