// npm run size: prints the transferred bytes of every page, after a build.
import { printSpokenWeights } from './languages.ts'
import { builtPages, visit, weighFirstView, weighPage, weighVisit } from './page-weight.ts'
import { renderSite } from './rendered-site.ts'

await using site = await renderSite()
const { dist, client } = site
console.log('\nBytes on the line, brotli:\n')
console.table(
  Object.fromEntries(
    builtPages(client).map((page) => {
      const { page: name, ...weight } = weighPage(client, page)
      const first = weighFirstView(dist, page)
      return [name, { 'first view': first, ...weight, total: weight.html + weight.css + weight.js }]
    }),
  ),
)

console.log(`A visit of ten pages: ${weighVisit(dist, visit)} bytes.`)
await printSpokenWeights()
