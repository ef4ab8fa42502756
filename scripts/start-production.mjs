// npm run start:production: the same as npm start, for a church that is open to people (docs/operations.md).
import { ownNode } from './own-node.mjs'
import { ensureBuilt, ensureInstalled, run, serverCommand } from './setup.mjs'

await ensureInstalled()
await ensureBuilt()
process.exitCode = await run(ownNode(), serverCommand, { PRODUCTION: 'on' })
