// npm run build: installs and builds what is missing, without starting the server.
import { ensureBuilt, ensureInstalled } from './setup.mjs'

await ensureInstalled()
await ensureBuilt()
