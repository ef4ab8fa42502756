// npm start: installs and builds what is missing, then starts the server, a single process.
import { ownNode } from '../setup/own-node.mjs'
import { ensureBuilt, ensureInstalled, run, serverCommand, serverEnvironment } from '../setup/setup.mjs'

await ensureInstalled()
await ensureBuilt()
process.exitCode = await run(ownNode(), serverCommand, serverEnvironment)
