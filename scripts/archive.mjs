// npm run backup -- FILE and npm run restore -- FILE: with the same program that the server starts every night.
import { ensureBuilt, ensureInstalled, ownNode, run } from './setup.mjs'

await ensureInstalled()
await ensureBuilt()
process.exitCode = await run(ownNode(), ['dist/server/backup.js', ...process.argv.slice(2)])
