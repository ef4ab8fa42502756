// npm run dev: the same as npm start, with reload.
import { ensureInstalled, runTool } from './setup.mjs'

await ensureInstalled()
process.exitCode = await runTool('astro/bin/astro.mjs', ['dev', ...process.argv.slice(2)])
