// npm run backup -- FILE and npm run restore -- FILE: with the same program that the server starts every night.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ownNode, root } from './own-node.mjs'
import { ensureBuilt, ensureInstalled, run } from './setup.mjs'

const program = 'dist/server/backup.js'

await ensureInstalled()
// Never anew beside a server that runs: it would take away the pages that nobody has asked it for yet.
if (!existsSync(join(root, program))) await ensureBuilt()
process.exitCode = await run(ownNode(), [program, ...process.argv.slice(2)])
