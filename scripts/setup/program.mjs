// npm run backup, restore, content: runs a program of dist/server, with the given arguments.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ownNode, root } from './own-node.mjs'
import { ensureBuilt, ensureInstalled, run } from './setup.mjs'

const [name, ...args] = process.argv.slice(2)
const program = `dist/server/${name}.js`

await ensureInstalled()
// No rebuild while a server may be running: it would remove the files of pages that the server has not read yet.
if (!existsSync(join(root, program))) await ensureBuilt()
process.exitCode = await run(ownNode(), [program, ...args])
