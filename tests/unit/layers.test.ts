import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const source = fileURLToPath(new URL('../../src', import.meta.url))
const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({
    file: file.replaceAll('\\', '/'),
    text: readFileSync(join(source, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''),
  }))

test('one file declares the order of the layers, and the head of every page includes it before any style sheet', () => {
  const declaring = sheets.filter(({ text }) => /@layer [^{;]*;/.test(text))
  const head = readFileSync(join(source, 'layouts/SiteLayout.astro'), 'utf8')

  expect(declaring.map(({ file }) => file)).toEqual(['layouts/layers.css'])
  expect(head).toMatch(/<head>\s*(<meta [^>]*>\s*){2}<style is:inline set:html=\{layers\}><\/style>/)
})

test('the head of every form of a page says that pages change by a transition, and no sheet that may come too late', () => {
  const saying = sheets.filter(({ text }) => text.includes('@view-transition'))

  expect(saying.map(({ file }) => file)).toEqual(['layouts/layers.css'])
})

test('every rule of a style sheet of an island or a component is in a declared layer', () => {
  const order = /@layer ([^;]*);/.exec(
    sheets.find(({ file }) => file === 'layouts/layers.css')?.text ?? '',
  )?.[1]
  const known = order?.split(', ') ?? []
  const wrong = sheets
    .filter(({ file }) => !file.startsWith('layouts/'))
    .filter(
      ({ text }) =>
        !outermost(text).every((rule) =>
          known.some((layer) => rule === `@layer ${layer}` || imports(rule, layer)),
        ),
    )

  expect(known).toContain('page')
  expect(wrong.map(({ file }) => file)).toEqual([])
})

const imports = (rule: string, layer: string) =>
  rule.startsWith('@import ') && rule.endsWith(` layer(${layer})`)

/** The preludes of the outermost rules. */
function outermost(css: string): string[] {
  let depth = 0
  let outside = ''
  for (const character of css) {
    if (character === '}') depth -= 1
    if (depth === 0) outside += character === '{' || character === '}' ? ';' : character
    if (character === '{') depth += 1
  }
  return outside
    .split(';')
    .map((rule) => rule.trim())
    .filter((rule) => rule !== '')
}
