// npm run dev: the same as npm start, with reload.
import { ensureInstalled, runTool } from '../setup/setup.mjs'
import { dataEnvironment } from './data-folder.mjs'

await ensureInstalled()
const { HOST = '127.0.0.1', PORT = '4321' } = process.env
const args = process.argv.slice(2)
process.exitCode = await runTool(
  'astro/bin/astro.mjs',
  ['dev', '--host', HOST, '--port', PORT, ...args.filter((word) => word !== '--own')],
  dataEnvironment(args),
)
