// npm run lint, npm run typecheck: installs what is missing, then runs only these checks of `npm test`.

import { ensureInstalled, runTool } from './setup.mjs'
import { sourceChecks } from './source-checks.mjs'

await ensureInstalled()
for (const [name, tool, args] of sourceChecks[process.argv[2]]) {
  console.log(`\n— ${name}`)
  if ((await runTool(tool, args)) !== 0) process.exitCode = 1
}
