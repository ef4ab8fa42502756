import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { pageChunks } from '../../integrations/page-chunks.ts'
import type { ScriptGraph } from '../../integrations/script-graph.ts'
import { planScripts } from '../../integrations/script-plan.ts'
import { isStateful } from '../../integrations/stateful-modules.ts'

const source = fileURLToPath(new URL('../../src', import.meta.url))
const files = readdirSync(source, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(ts|tsx)$/.test(entry.name))
  .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/'))

/** The groups that name folders or packages; the others ask who imports a module. */
const groups = (pageChunks().codeSplitting.groups ?? []).flatMap(({ name, test: matches }) =>
  matches instanceof RegExp ? [{ name, matches }] : [],
)

test('no group of chunks names a file of the source: a rename changes no bundle', () => {
  const renamed = (file: string) => file.replace(basename(file), `another-name${basename(file).slice(-4)}`)
  const byName = groups.flatMap(({ name, matches }) =>
    files
      .filter((file) => matches.test(file) !== matches.test(renamed(file)))
      .map((file) => `${name}: ${file}`),
  )

  expect(byName).toEqual([])
})

test('every group still has a folder of the source, or packages', () => {
  const empty = groups.filter(
    ({ matches }) => !/node_modules/.test(matches.source) && !files.some((file) => matches.test(file)),
  )

  expect(groups.map(({ name }) => name)).toEqual(['shell', 'form'])
  expect(empty).toEqual([])
})

const islands = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm', 'n', 'o', 'p']

/** A site of sixteen islands; `imports` and `later` add to what they import. */
function site({
  imports = {},
  later = {},
  stateful = [],
}: Partial<Record<'imports' | 'later', Record<string, string[]>>> & {
  stateful?: string[]
}): ScriptGraph {
  return {
    entries: islands,
    imports: new Map(Object.entries(imports)),
    later: new Map(Object.entries(later)),
    stateful: new Set(stateful),
  }
}

const plan = (graph: ScriptGraph) => planScripts(graph, () => false)

test('what every island imports is in the shared chunk, and what a few import is copied into theirs', () => {
  const imports = Object.fromEntries(
    islands.map((island) => [island, ['client', ...(island < 'c' ? ['sermon'] : [])]]),
  )
  const { isShared, copyFor } = plan(site({ imports }))

  expect([isShared('client'), isShared('sermon')]).toEqual([true, false])
  expect(copyFor('a', 'client')).toBeUndefined()
  expect([copyFor('a', 'sermon'), copyFor('b', 'sermon')]).toEqual(['a', 'b'])
})

test('a module of one page is not copied, and a copy takes its own imports along', () => {
  const imports = { a: ['list', 'only'], b: ['list'], list: ['row'] }
  const { copyFor } = plan(site({ imports }))

  expect(copyFor('a', 'only')).toBeUndefined()
  expect(copyFor('list', 'row', 'a')).toBe('a')
})

test('state that two chunks of a tab would have twice is shared', () => {
  const imports = { a: ['store'], b: ['store'], dialog: ['store'] }
  const later = { a: ['dialog'], b: ['dialog'] }
  const { isShared, copyFor } = plan(site({ imports, later, stateful: ['store'] }))

  expect(isShared('store')).toBe(true)
  expect(copyFor('a', 'store')).toBeUndefined()
})

test('state of two pages that never meet is copied', () => {
  const { isShared, copyFor } = plan(site({ imports: { a: ['store'], b: ['store'] }, stateful: ['store'] }))

  expect(isShared('store')).toBe(false)
  expect(copyFor('b', 'store')).toBe('b')
})

test('a dialog that one page opens uses the copy of its page', () => {
  const imports = { a: ['sermon'], b: ['sermon'], dialog: ['sermon'] }
  const { copyFor } = plan(site({ imports, later: { a: ['dialog'] } }))

  expect(copyFor('dialog', 'sermon')).toBe('a')
})

test.each([
  ['a variable', 'let open: boolean | undefined'],
  ['a class, which instanceof tells apart', 'export class ApiError extends Error {}'],
  ['a store', 'export const $member = computed($user, parse)'],
  ['a context', 'export const Leading = createContext<Leader | undefined>(undefined)'],
  ['a map', 'const known = new Map<string, number>()'],
  ['an object that is filled later', 'const offers = {}'],
  ['what a call made, with state or not', 'const { $shown, load } = optimisticEdits()'],
  ['a listener', "addEventListener('pageshow', () => show())"],
  ['a style sheet', "import './player.css'"],
])('%s at the top of a module is state', (_, code) => {
  expect(isStateful(`import { x } from './x.ts'\n\n${code}\n`)).toBe(true)
})

test('schemas, texts and functions are no state', () => {
  const code = [
    'export const Sermon = z.object({ title: text })',
    "const texts = { none: 'No sermons' }",
    'export function list() {\n  let count = 0\n}',
    "const day = new Intl.DateTimeFormat('en-GB')",
  ]

  expect(isStateful(code.join('\n'))).toBe(false)
})
