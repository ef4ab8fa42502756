// npm run audit: checks the lock file, then asks the registry for known vulnerabilities of the production packages.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lockFaults } from './lock-file.mjs'
import { root } from './own-node.mjs'
import { runNpm, stop } from './setup.mjs'

const read = (name) => JSON.parse(readFileSync(join(root, name), 'utf8'))

const faults = lockFaults({ lock: read('package-lock.json'), wanted: read('package.json') })
if (faults.length > 0) stop(`package-lock.json is not as it must be:\n- ${faults.join('\n- ')}`)
console.log(
  'package-lock.json holds: every package has its SHA-512, and Node is one version on all machines.',
)
if ((await runNpm(['audit', '--omit=dev'])) !== 0)
  stop(
    'npm audit found something, above, or the registry does not offer it. Where it does not, ask https://osv.dev.',
  )
