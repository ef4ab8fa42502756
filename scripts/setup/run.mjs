// Installs and builds what is missing, then runs a TypeScript program below scripts (`bench/size`) on the project's own Node.
import { ownNode } from './own-node.mjs'
import { ensureBuilt, ensureInstalled, run } from './setup.mjs'

const [program, ...args] = process.argv.slice(2)
await ensureInstalled()
await ensureBuilt()
process.exitCode = await run(ownNode(), [`scripts/${program}.ts`, ...args])
