import { globSync, readFileSync, statSync } from 'node:fs'
import { bareTexts } from './bare-texts.ts'

/*
 * Lists the texts that still stand in the markup of files or folders, to be moved to their `messages.ts` (docs/languages/README.md):
 * `npm run texts -- src/islands/care/prayer-requests src/pages/prayer-requests.astro`.
 */

const named = process.argv.slice(2)
if (named.length === 0) throw new Error('Please name a folder or a file.')

for (const path of named) {
  const files = statSync(path).isDirectory() ? globSync(`${path}/**/*.{tsx,astro}`).sort() : [path]
  for (const file of files) {
    const texts = bareTexts(file, readFileSync(file, 'utf8'))
    if (texts.length > 0) console.log(`${file}\n${texts.map((text) => `  ${text}`).join('\n')}`)
  }
}
