// npm run lint, npm run typecheck: installs what is missing, then runs only these checks of `npm test`.

import { ownNode } from '../setup/own-node.mjs'
import { ensureInstalled, run } from '../setup/setup.mjs'
import { sourceChecks } from './source-checks.mjs'

await ensureInstalled()
for (const [name, program, args] of sourceChecks[process.argv[2]]) {
  console.log(`\n— ${name}`)
  if ((await run(ownNode(), [program, ...args])) !== 0) process.exitCode = 1
}
