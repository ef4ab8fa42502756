// npm run size: prints the transferred bytes of every page, after a build.
import { fileURLToPath } from 'node:url'
import { builtPages, weighPage } from './page-weight.ts'

const client = fileURLToPath(new URL('../dist/client', import.meta.url))
console.log('\nBytes on the line, brotli:\n')
console.table(
  Object.fromEntries(
    builtPages(client).map((page) => {
      const { page: name, ...weight } = weighPage(client, page)
      return [name, { ...weight, total: weight.html + weight.css + weight.js }]
    }),
  ),
)
