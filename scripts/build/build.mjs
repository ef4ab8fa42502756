// Builds dist/client (assets, compressed), dist/sheet.json (the parsed style sheet), dist/routes.json (the pages' patterns),
// dist/server/main.js (the server, with its pages), dist/server/backup.js (backup and restore)
// dist/server/commands.js (the other command-line programs), dist/server/provider.js (the payment provider's fake)
// dist/server/provider-sms.js (that of the provider of text messages) and dist/server/provider-whatsapp.js (that of WhatsApp).
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'rolldown'
import { external } from '../../integrations/server-build.ts'
import { root } from '../setup/own-node.mjs'
import { runTool } from '../setup/setup.mjs'

const code = await runTool('astro/bin/astro.mjs', ['build', '--silent'])
if (code !== 0) process.exit(code)

// Astro adds its manifest after bundling. One other character in it doubles what this program of 0.9 MB takes in memory.
const entry = join(root, 'dist/server/entry.mjs')
const ascii = (await readFile(entry, 'utf8')).replace(/^var _manifest = deserializeManifest\(.*$/m, (line) =>
  line.replace(/[^\0-\x7f]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`),
)
await writeFile(entry, ascii)

// One bundled file starts three times as fast as a hundred. What the source imports while it runs is a file of its own, loaded then.
for (const [input, file] of [
  ['src/server/app/backup/main.ts', 'backup'],
  ['src/server/app/commands/main.ts', 'commands'],
  ['src/server/giving/giving/fake/main.ts', 'provider'],
  ['src/server/platform/delivery/fake/main.ts', 'provider-sms'],
  ['src/server/platform/delivery/whatsapp/fake/main.ts', 'provider-whatsapp'],
])
  await build({
    cwd: root,
    input,
    platform: 'node',
    // The cipher of age-encryption is JavaScript; that of OpenSSL takes an eighth of the time.
    resolve: {
      alias: { '@noble/ciphers/chacha.js': join(root, 'src/server/app/backup/chacha20-poly1305.ts') },
    },
    external: [/^node:/, ...external],
    output: {
      dir: 'dist/server',
      entryFileNames: `${file}.js`,
      chunkFileNames: `${file}-[name].js`,
      format: 'esm',
      // V8 keeps a program with any other character in two bytes for each.
      charset: 'ascii',
      comments: false,
    },
    logLevel: 'warn',
  })

// Must be next to the code that reads it: the commands, and a chunk of the server.
const filter = 'common-passwords.bin'
for (const folder of ['dist/server', 'dist/server/chunks'])
  await copyFile(join(root, 'src/server/accounts/accounts/passwords', filter), join(root, folder, filter))
