// npm run lint, npm run typecheck: installs what is missing, then runs only these checks of `npm test`.
import { sourceChecks } from './checks.mjs'
import { ensureInstalled, runTool } from './setup.mjs'

await ensureInstalled()
for (const [name, tool, args] of sourceChecks[process.argv[2]]) {
  console.log(`\n— ${name}`)
  if ((await runTool(tool, args)) !== 0) process.exitCode = 1
}
