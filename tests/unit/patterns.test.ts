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
  'server/api-docs/openapi.ts',
  'server/logging/redact.ts',
]

/** Reads pages of our own, in which what people wrote is escaped, and the patterns of our own routes. */
const ofOurs = ['server/pages/policy.ts', 'server/operations/route-names.ts']

test('no pattern takes for ever, whatever it is given', { timeout: 240_000 }, () => {
  const found = patterns()
  const judged = found.filter(({ file }) => !ofOurs.includes(file))

  const slow = judged.flatMap(({ file, text }) => {
    const end = text.lastIndexOf('/')
    const degree = degreeOfPattern(text.slice(1, end), text.slice(end + 1))
    return degree <= 1 || (degree <= 2 && square.includes(file)) ? [] : [{ file, text, degree }]
  })

  expect(found.length).toBeGreaterThan(100)
  expect(slow).toEqual([])
})

test.each([
  ['^(a+)+$', Number.POSITIVE_INFINITY],
  ['(x+x+)+y', Number.POSITIVE_INFINITY],
  ['^(\\w{1,200})+$', Number.POSITIVE_INFINITY],
  ['(.)\\/+$', 2],
  ['\\s+$', 2],
  ['^a?a+b*b+$', 2],
  ['^[\\w-]{1,8000}$', 1],
  ['[^a-z]{0,200}$', 1],
  ['^(?:ab|cd)-x$', 1],
])('%s is found out: its time grows with the power %d', (source, degree) => {
  expect(degreeOfPattern(source, '')).toBe(degree)
})

/**
 * The power of the text's length with which the time of a pattern grows; Infinity for exponential. recheck takes many seconds for
 * a loop that is counted to a large number, so such a one is looked at as a loop without an end first, which is never faster.
 */
function degreeOfPattern(source: string, flags: string): number {
  if (isPlain(source, flags)) return 1
  const endless = withEndlessLoops(source)
  const degree = degreeOf(checkSync(endless, flags, { timeout: 20_000 }))
  if (degree <= 1 || endless === source) return degree
  // Each of its loops ends: the square is the text times the largest count.
  if (degree <= 2 && !/[*+]|\{\d+,\}/.test(bare(source))) return 1
  return degreeOf(checkSync(source, flags, { timeout: 20_000 }))
}

/** Linear without a proof: no loop at all, or one loop of one sign behind the beginning of the text. */
function isPlain(source: string, flags: string): boolean {
  const shown = bare(source)
  const loops = shown.match(/[*+?{]/g)?.length ?? 0
  return loops === 0 || (loops === 1 && shown.startsWith('^') && !/[(|]/.test(shown) && !flags.includes('m'))
}

/** The pattern with an x in place of each escape and class, and without the marks of groups. */
const bare = (source: string) =>
  source
    .replace(/\\(?:[pu]\{[^}]*\}|.)/gi, 'x')
    .replace(/\[[^\]]*\]/g, 'x')
    .replace(/\(\?(?:[:=!]|<[=!])/g, '(')

/** `{43}` as `+`, `{0,200}` as `*`; small counts and `\p{L}` stay. */
const withEndlessLoops = (source: string) =>
  source.replace(/(\\[pu])?\{(\d+)(?:,(\d*))?\}/gi, (all, property, least, most = least) =>
    property || Number(most || least) <= 4 ? all : Number(least) === 0 ? '*' : '+',
  )

/** Infinity for what is not known to be a power of the length. */
function degreeOf(found: Diagnostics): number {
  if (found.status === 'safe') return 1
  return found.status === 'vulnerable' && found.complexity.type === 'polynomial'
    ? found.complexity.degree
    : Number.POSITIVE_INFINITY
}

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
