// npm run start:production: like npm start, for a server that is open to the public (docs/operations.md).
import { ownNode } from '../setup/own-node.mjs'
import { ensureBuilt, ensureInstalled, run, serverCommand, serverEnvironment } from '../setup/setup.mjs'

await ensureInstalled()
await ensureBuilt()
process.exitCode = await run(ownNode(), serverCommand, { ...serverEnvironment, PRODUCTION: 'on' })
