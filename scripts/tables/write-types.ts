// What npm run tables runs: the types of the tables (src/server/platform/db/tables) as the migrations make them.
import { writeFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { readSchema } from './schema.ts'
import { updateTypes } from './types.ts'

const changed = updateTypes(await readSchema())
for (const [file, text] of changed) {
  await writeFile(file, text)
  console.log(relative('.', file))
}
console.log(
  changed.size === 0 ? 'The types of all tables are as the migrations have them.' : 'Now: npm run format',
)
