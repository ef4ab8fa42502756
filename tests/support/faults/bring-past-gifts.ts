import { type KyselyPlugin, SelectQueryNode, TableNode } from 'kysely'
import { bringPastImport } from '../../../src/server/giving/books/past-gifts/bring.ts'
import { openChosenDatabase } from '../../../src/server/platform/db/choose.ts'

/*
 * A process that brings a file of past gifts over: `node bring-past-gifts.ts FOLDER IMPORT`. It writes a line before it reads each batch
 * of rows, and one when all is committed, so that it can be killed in the middle.
 */

const [folder = '', id = ''] = process.argv.slice(2)

const transformQuery: KyselyPlugin['transformQuery'] = ({ node }) => {
  const from = SelectQueryNode.is(node) ? (node.from?.froms[0] ?? undefined) : undefined
  if (from && TableNode.is(from) && from.table.identifier.name === 'gift_import_row') console.info('batch')
  return node
}

const db = openChosenDatabase({ DATABASE_URL: undefined, DATA_DIR: folder }).withPlugin({
  transformQuery,
  transformResult: async ({ result }) => result,
})
const { version } = await db
  .selectFrom('gift_import')
  .select('version')
  .where('id', '=', Number(id))
  .executeTakeFirstOrThrow()
const form = { version, in_statements: true, unnamed: true, leave_out: true }
await db.transaction().execute((one) => bringPastImport(one, Number(id), form, new Date()))
console.info('committed')
await db.destroy()
