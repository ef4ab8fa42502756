// npm run dev: the same as npm start, with reload.
import { ensureInstalled, runTool } from '../setup/setup.mjs'

await ensureInstalled()
const { HOST = '127.0.0.1', PORT = '4321' } = process.env
process.exitCode = await runTool('astro/bin/astro.mjs', [
  ...['dev', '--host', HOST, '--port', PORT],
  ...process.argv.slice(2),
])
