import { expect, test } from 'vitest'
import { tokensOfScripts } from '../../integrations/script-tokens.ts'
import { styleRules } from '../../integrations/style-rules.ts'

const rules = styleRules(
  'dialog{top:0}.btn{top:0}.card>.name{top:0}.toast-error{top:0}.toast-success{top:0}.md\\:m-0{top:0}' +
    '@media print{#tabs{top:0}}:root{--ink:#000;--line:#fff}.other{top:0}',
)
const tokens = (codes: Record<string, string>) =>
  tokensOfScripts({ '/_astro/page.js': ['/_astro/shared.js'] }, new Map(Object.entries(codes)), rules)[
    '/_astro/page.js'
  ]?.split(' ')

test.each([
  ['a word of a text', 'f("card name")', ['.card', '.name']],
  ['a word of a text over several lines', 'f(`btn\\n card`)', ['.btn', '.card']],
  ['a class with a colon', "f('md:m-0')", ['.md:m-0']],
  ['an element and an id', 'f("dialog",{id:`tabs`})', ['#tabs', 'dialog']],
  [
    'all classes that begin so, before a value',
    `f(\`btn toast-\${kind} x\`)`,
    ['.btn', '.toast-error', '.toast-success'],
  ],
  ['a variable', 'f("color:var(--ink)")', ['--ink']],
  ['no name of the code', 'let card=other.name;card.btn(dialog)', ['']],
])('a script uses %s', (_, code, used) => {
  expect(tokens({ '/_astro/page.js': code })).toEqual(used)
})

test('a script uses what its imports use, and what these load later, once', () => {
  const used = tokens({
    '/_astro/page.js': 'import"./shared.js";f("card")',
    '/_astro/shared.js': 'f("card",()=>import(`./dialog.js`))',
    '/_astro/dialog.js': 'f("dialog",()=>import(`./other.js`))',
    '/_astro/other.js': 'f("other")',
  })

  expect(used).toEqual(['.card', 'dialog'])
})
