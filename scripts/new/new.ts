// npm run new -- resource services/prayer-room [plural]: writes the files and lines of a new resource, from table to screen.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ownNode, root } from '../setup/own-node.mjs'
import { run, stop } from '../setup/setup.mjs'
import { type Plan, planResource } from './plan-resource.ts'

const [kind, resource = '', plural] = process.argv.slice(2)
if (kind !== 'resource') stop('Usage: npm run new -- resource services/prayer-room [prayer-rooms]')

const { made, changed } = planned()
for (const [file, text] of [...made, ...changed]) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
const format = ['node_modules/@biomejs/biome/bin/biome', 'check', '--write']
await run(ownNode(), [...format, ...made.keys(), ...changed.keys()])
console.log(`
New: ${[...made.keys()].join('\n     ')}
Changed: ${[...changed.keys()].join('\n         ')}

It works as it is. What is left:
  1. npm run test:unit -- where-is workspace -u, and npm run test:api -- permissions -u, which write three documents.
  2. Its own fields, in the contract, the migration (npm run tables writes their types), the repository, the section and the test.
  3. Does a row speak of a person? src/server/app/exports/account.ts, erasure, tests/api/accounts/own-data.both.test.ts
  4. Shall what is deleted come back? src/server/settings/trash and src/lib/contract/settings/trash.ts`)

function planned(): Plan {
  try {
    const plan = planResource(resource, plural)
    const there = [...plan.made.keys()].filter((file) => existsSync(join(root, file)))
    return there.length > 0 ? stop(`There is such a resource already: ${there.join(', ')}`) : plan
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error))
  }
}
