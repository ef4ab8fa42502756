// npm run backup, restore, clear-samples: the programs of dist/server that work on a church, with the arguments given.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ownNode, root } from './own-node.mjs'
import { ensureBuilt, ensureInstalled, run } from './setup.mjs'

const [name, ...args] = process.argv.slice(2)
const program = `dist/server/${name}.js`

await ensureInstalled()
// Never anew beside a server that runs: it would take away the pages that nobody has asked it for yet.
if (!existsSync(join(root, program))) await ensureBuilt()
process.exitCode = await run(ownNode(), [program, ...args])
