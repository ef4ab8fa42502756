import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { checkSync, type Diagnostics } from 'recheck'
import ts from 'typescript'
import { expect, test } from 'vitest'

/*
 * A pattern that takes exponentially longer with each letter of a hostile text stops the whole process. recheck proves of
 * each pattern how its time grows (docs/security.md).
 */

// Its own way to choose looks for Java first.
process.env['RECHECK_BACKEND'] = 'pure'

const source = fileURLToPath(new URL('../../src/', import.meta.url))

/** Grows with the square of the text, which is at most a few thousand letters long wherever these are used. */
const square = [
  'islands/leader/attendance.ts',
  'lib/shorten.ts',
  'server/docs/openapi.ts',
  'server/process/clean.ts',
]

/** Reads pages of our own, in which what people wrote is escaped, and the patterns of our own routes. */
const ofOurs = ['server/pages/policy.ts', 'server/process/route-names.ts']

test('no pattern takes for ever, whatever it is given', { timeout: 240_000 }, () => {
  const found = patterns()

  const slow = found.flatMap(({ file, text }) => {
    const end = text.lastIndexOf('/')
    const found = checkSync(text.slice(1, end), text.slice(end + 1), { timeout: 20_000 })
    if (found.status === 'safe' || ofOurs.includes(file)) return []
    const degree = degreeOf(found)
    return degree <= 2 && square.includes(file) ? [] : [{ file, text, degree }]
  })

  expect(found.length).toBeGreaterThan(100)
  expect(slow).toEqual([])
})

/** Infinity for what is not known to be a power of the length. */
const degreeOf = (found: Diagnostics): number =>
  found.status === 'vulnerable' && found.complexity.type === 'polynomial'
    ? found.complexity.degree
    : Number.POSITIVE_INFINITY

/** Every pattern of the code, once. */
function patterns(): { file: string; text: string }[] {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  const all = files.filter((file) => /\.tsx?$/.test(file)).flatMap(patternsOf)
  return [...new Map(all.map((one) => [one.text, one])).values()]
}

function patternsOf(file: string): { file: string; text: string }[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const tree = ts.createSourceFile(
    file,
    readFileSync(source + file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    kind,
  )
  const found: { file: string; text: string }[] = []
  const walk = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push({ file, text: node.text })
    ts.forEachChild(node, walk)
  }
  walk(tree)
  return found
}
