import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { check, type Diagnostics } from 'recheck'
import ts from 'typescript'
import { expect, test } from 'vitest'

/*
 * A pattern whose time grows exponentially with a hostile text blocks the whole process. recheck proves how the time of each pattern grows
 * (docs/security.md).
 */

const source = fileURLToPath(new URL('../../src/', import.meta.url))

/** Files with patterns of quadratic time, used on texts of at most a few thousand letters. */
const square = [
  'islands/groups/leader/attendance.ts',
  'lib/text/shorten.ts',
  'server/app/api-docs/openapi.ts',
  'server/platform/logging/redact.ts',
  'server/people/persons/imports/mapping.ts',
  'server/platform/spreadsheets/xlsx.ts',
]

/** Files whose patterns read only our own pages, in which the text of users is escaped, and our own routes. */
const ofOurs = [
  'server/app/html/preloads.ts',
  'server/app/operations/route-names.ts',
  'service-worker/pages.ts',
]

test('no pattern takes more than linear time, or quadratic time in the listed files', {
  timeout: 240_000,
}, async () => {
  const literals = patterns()
  const slow: { file: string; text: string; degree: number }[] = []

  for (const { file, text } of literals.filter(({ file }) => !ofOurs.includes(file))) {
    const end = text.lastIndexOf('/')
    const degree = await degreeOfPattern(text.slice(1, end), text.slice(end + 1))
    if (degree > (square.includes(file) ? 2 : 1)) slow.push({ file, text, degree })
  }

  expect(literals.length).toBeGreaterThan(100)
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
  ['^(mr|mrs)?\\.? ?(of|for)$', 1],
  ['^(mr|mrs).*(phone|mobile)$', 1],
  ['^a?b|x*$', 2],
  ['^(a|x+){2}$', 2],
  ['^(a*)\\1$', 2],
  ['[^a-z]{0,200}$', 1],
  ['^(?:ab|cd)-x$', 1],
])('the time of %s grows with the power %d of the length', async (source, degree) => {
  expect(await degreeOfPattern(source, '')).toBe(degree)
})

/**
 * The power of the text's length with which the time of a pattern grows; Infinity for exponential. recheck takes many seconds for a loop
 * with a large count, so such a pattern is first checked with endless loops, which are never faster.
 */
async function degreeOfPattern(source: string, flags: string): Promise<number> {
  if (isPlain(source, flags)) return 1
  const endless = withEndlessLoops(source)
  const degree = degreeOf(await check(endless, flags, { timeout: 20_000 }))
  if (degree <= 1 || endless === source) return degree
  // Every loop is counted: the square is the length of the text times the largest count.
  if (degree <= 2 && !/[*+]|\{\d+,\}/.test(bare(source))) return 1
  return degreeOf(await check(source, flags, { timeout: 20_000 }))
}

/**
 * Linear without a proof: no loop, or one loop of one character behind the start of the text. What remains is tried a fixed number of times
 * for each letter. An exact count of one character leaves no choice and is no loop; a count of a group may repeat a loop.
 */
function isPlain(source: string, flags: string): boolean {
  // What a reference repeats may be long.
  if (/\\[1-9k]/.test(source)) return false
  const shown = bare(source).replace(/x\{\d+\}/g, 'x')
  const loops = shown.match(/[*+{]/g)?.length ?? 0
  const anchored = shown.startsWith('^') && !outside(shown).includes('|') && !flags.includes('m')
  return loops === 0 || (loops === 1 && anchored && !/\)[*+{]/.test(shown))
}

/** The pattern with an x for each group. */
function outside(shown: string): string {
  const flat = shown.replace(/\([^()]*\)/g, 'x')
  return flat === shown ? shown : outside(flat)
}

/** The pattern with an x for each escape and class, and plain groups for special ones. */
const bare = (source: string) =>
  source
    .replace(/\\(?:[pu]\{[^}]*\}|.)/gi, 'x')
    .replace(/\[[^\]]*\]/g, 'x')
    .replace(/\(\?(?:[:=!]|<[=!])/g, '(')

/** Replaces `{43}` by `+` and `{0,200}` by `*`; small counts and `\p{L}` stay. */
const withEndlessLoops = (source: string) =>
  source.replace(/(\\[pu])?\{(\d+)(?:,(\d*))?\}/gi, (all, property, least, most = least) =>
    property || Number(most || least) <= 4 ? all : Number(least) === 0 ? '*' : '+',
  )

/** Infinity for anything that is not a proven power of the length. */
function degreeOf(diagnostics: Diagnostics): number {
  if (diagnostics.status === 'safe') return 1
  return diagnostics.status === 'vulnerable' && diagnostics.complexity.type === 'polynomial'
    ? diagnostics.complexity.degree
    : Number.POSITIVE_INFINITY
}

/** Every regular expression of the code, once. */
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
  const literals: { file: string; text: string }[] = []
  const walk = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) literals.push({ file, text: node.text })
    ts.forEachChild(node, walk)
  }
  walk(tree)
  return literals
}
