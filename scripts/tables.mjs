// npm run tables: installs what is missing, then brings the types of the tables up to date with the migrations (table-types.ts).

import { ownNode } from './own-node.mjs'
import { ensureInstalled, run } from './setup.mjs'

await ensureInstalled()
process.exitCode = await run(ownNode(), ['scripts/write-table-types.ts'])
