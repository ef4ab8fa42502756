// Builds dist/client (pages and assets, compressed), dist/pages.json (their CSPs), dist/routes.json (their patterns),
// dist/server/main.js (the server), dist/server/watchdog.js (its watchdog thread), dist/server/backup.js (backup and restore)
// and dist/server/commands.js (the other command-line programs).
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'rolldown'
import { root } from './own-node.mjs'
import { runTool } from './setup.mjs'

const code = await runTool('astro/bin/astro.mjs', ['build', '--silent'])
if (code !== 0) process.exit(code)

// One bundled file starts three times as fast as a hundred. Packages with native code, or that few churches need, stay external.
for (const [input, file] of [
  ['src/server/main.ts', 'dist/server/main.js'],
  ['src/server/operations/watchdog-thread.ts', 'dist/server/watchdog.js'],
  ['src/server/backup/main.ts', 'dist/server/backup.js'],
  ['src/server/commands/main.ts', 'dist/server/commands.js'],
])
  await build({
    cwd: root,
    input,
    platform: 'node',
    external: [/^node:/, '@node-rs/argon2', 'sharp', '@aws-sdk/client-s3'],
    output: { file, format: 'esm', codeSplitting: false },
    logLevel: 'warn',
  })

// Must be next to the code that reads it.
const filter = 'common-passwords.bin'
await copyFile(join(root, 'src/server/accounts', filter), join(root, 'dist/server', filter))
