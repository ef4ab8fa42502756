// npm run tables: installs what is missing, then brings the types of the tables up to date with the migrations (types.ts).

import { ownNode } from '../setup/own-node.mjs'
import { ensureInstalled, run } from '../setup/setup.mjs'

await ensureInstalled()
process.exitCode = await run(ownNode(), ['scripts/tables/write-types.ts'])
