// npm start [-- --own]: installs and builds what is missing, then starts the server, a single process, with the demonstration or a church of
// one's own.
import { ownNode } from '../setup/own-node.mjs'
import { ensureBuilt, ensureInstalled, run, serverCommand, serverEnvironment } from '../setup/setup.mjs'
import { dataEnvironment } from './data-folder.mjs'

await ensureInstalled()
await ensureBuilt()
process.exitCode = await run(ownNode(), serverCommand, {
  ...serverEnvironment,
  ...dataEnvironment(process.argv.slice(2)),
})
