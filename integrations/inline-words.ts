import { dirname, resolve } from 'node:path'
import { parseAst } from 'rolldown/parseAst'
import type { ESTree } from 'rolldown/utils'
import { escapeText } from '../src/lib/words/escape-text.ts'
import { formsOf, isPlural, partsOf, placeholdersOf } from '../src/lib/words/fill.ts'
import type { Source } from '../src/lib/words/source.ts'
import { type Dictionary, dictionariesOf, mayDefineWords } from './dictionaries.ts'
import { markOf, markOfValue } from './word-marks.ts'

type Span = { start: number; end: number }
type Node = ESTree.Node
type Use = Span & {
  word: string
  source: Source
  part: number | undefined
  values: ReadonlyMap<string, Span>
}

/**
 * A module with the English text in place of each word of a dictionary, between marks (word-marks.ts), and without the imports of
 * dictionaries. Throws where a word is used otherwise than the build can replace it.
 */
export function inlineWords(id: string, code: string): string {
  const [file = ''] = id.split('?')
  // A file of texts names another of its folder without the folder.
  if (!/\/messages\.ts|\/texts\//.test(file + code)) return code
  const program = parseAst(code, { lang: /\.tsx$/.test(file) ? 'tsx' : 'ts' })
  const imported = dictionariesIn(program, file)
  if (imported.names.size === 0) return code
  const uses: Use[] = []
  walk(program, [], (node, above) => {
    const dictionary = node.type === 'Identifier' ? imported.names.get(node.name) : undefined
    if (dictionary && isReference(node, above)) uses.push(readUse(dictionary, node, above, file))
  })
  return write(code, { start: 0, end: code.length }, uses, imported.spans)
}

/** The dictionaries that a module imports, by their local names, and the imports themselves. */
function dictionariesIn({ body }: ESTree.Program, file: string) {
  const names = new Map<string, Dictionary>()
  const spans: Span[] = []
  for (const one of body) {
    if (one.type !== 'ImportDeclaration' || one.importKind === 'type') continue
    const from = resolve(dirname(file), one.source.value).replaceAll('\\', '/')
    if (!one.source.value.startsWith('.') || !mayDefineWords(from)) continue
    const defined = dictionariesOf(from)
    const imported = one.specifiers.flatMap((specifier) => {
      if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier') return []
      const dictionary = defined.get(specifier.imported.name)
      return dictionary ? [[specifier.local.name, dictionary] as const] : []
    })
    if (imported.length === 0) continue
    if (imported.length < one.specifiers.length)
      throw new Error(`${file} imports words and something else of ${from}: import them apart.`)
    for (const [name, dictionary] of imported) names.set(name, dictionary)
    spans.push({ start: one.start, end: one.end })
  }
  return { names, spans }
}

function walk(node: Node, above: readonly Node[], visit: (node: Node, above: readonly Node[]) => void): void {
  visit(node, above)
  const inside = [...above, node]
  for (const [key, value] of Object.entries(node))
    if (key !== 'parent')
      for (const child of Array.isArray(value) ? value : [value])
        if (isNode(child)) walk(child, inside, visit)
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** Whether a name stands for the dictionary, not for a property of that name, a type, or the import itself. */
function isReference(node: Node, above: readonly Node[]): boolean {
  const parent = above.at(-1)
  if (above.some(({ type }) => type === 'ImportDeclaration' || type.startsWith('TSType'))) return false
  if (parent?.type === 'MemberExpression') return parent.object === node || parent.computed
  return !(parent?.type === 'Property' && parent.key === node && !parent.computed && !parent.shorthand)
}

/** Where a word is read, and what it is. Throws where the build could not replace it. */
function readUse(dictionary: Dictionary, node: Node, above: readonly Node[], file: string): Use {
  const [member, outer, outermost] = above.slice(-3).toReversed()
  const key = member && propertyOf(member, node)
  const source = key === undefined ? undefined : dictionary.texts.get(key)
  const word = `${dictionary.area}.${key ?? '?'}`
  const refuse = (why: string) =>
    new Error(`${file} uses ${word} so that the build cannot replace it: ${why}.`)
  if (!member || source === undefined) throw refuse('a word is read by its own name')
  if (!above.some(({ type }) => /Function/.test(type)) && !file.endsWith('.astro'))
    throw refuse('it is read when the module is loaded, before the language is known')
  const values = hasValues(source) ? valuesOf(outer, member, refuse) : new Map<string, Span>()
  const [said, around] = hasValues(source) && outer ? [outer, outermost] : [member, outer]
  const part = around && partOf(around, said)
  if (hasLinks(source) !== (part !== undefined))
    throw refuse('of a text with links, and only of one, each part is read')
  const { start, end } = (part === undefined ? undefined : around) ?? said
  return { start, end, word, source, part, values }
}

const hasValues = (source: Source): boolean => isPlural(source) || placeholdersOf(source).length > 0

const hasLinks = (source: Source): boolean => formsOf(source).some((form) => form.includes('<a>'))

/** The name of the property that is read of an object: `title` of `words.title`. */
const propertyOf = (member: Node, object: Node): string | undefined =>
  member.type === 'MemberExpression' &&
  member.object === object &&
  !member.computed &&
  member.property.type === 'Identifier'
    ? member.property.name
    : undefined

/** The number of the part that is read of a text: 1 of `words.newHere[1]`. */
const partOf = (member: Node, object: Node): number | undefined =>
  member.type === 'MemberExpression' &&
  member.object === object &&
  member.computed &&
  member.property.type === 'Literal'
    ? Number(member.property.value)
    : undefined

function valuesOf(
  call: Node | undefined,
  callee: Node,
  refuse: (why: string) => Error,
): ReadonlyMap<string, Span> {
  if (call?.type !== 'CallExpression' || call.callee !== callee)
    throw refuse('a text with values is called with them')
  const [values, ...more] = call.arguments
  if (values?.type !== 'ObjectExpression' || more.length > 0) throw refuse('its values are one object')
  return new Map(
    values.properties.map((one) => {
      if (one.type !== 'Property' || one.computed || one.key.type !== 'Identifier')
        throw refuse('its values are written out')
      if (one.key.name === 'count' && !/^(Identifier|MemberExpression)$/.test(one.value.type))
        throw refuse('its count is a name, since it is read twice')
      return [one.key.name, one.value]
    }),
  )
}

/** The code within a span, its uses replaced; what stands in the values of a use is replaced as well. */
function write(code: string, within: Span, uses: readonly Use[], left: readonly Span[] = []): string {
  const inside = uses.filter(({ start, end }) => start >= within.start && end <= within.end)
  const outer = inside.filter((use) => !inside.some((other) => other !== use && isWithin(use, other)))
  const edits = [
    ...left.map(({ start, end }) => ({ start, end, text: '' })),
    ...outer.map((use) => ({
      start: use.start,
      end: use.end,
      text: textOf(use, (value) =>
        write(
          code,
          value,
          uses.filter((other) => other !== use),
        ),
      ),
    })),
  ].sort((one, other) => one.start - other.start)
  let [text, last] = ['', within.start]
  for (const edit of edits) {
    text += code.slice(last, edit.start) + edit.text
    last = edit.end
  }
  return text + code.slice(last, within.end)
}

const isWithin = (one: Span, other: Span): boolean => one.start >= other.start && one.end <= other.end

function textOf({ word, source, part, values }: Use, read: (value: Span) => string): string {
  const name = part === undefined ? word : `${word}#${part}`
  const filled = (text: string) => {
    const wanted = part === undefined ? text : (partsOf(text)[part] ?? '')
    return escapeText(wanted).replace(/\{(\w+)\}/g, (all, key: string) => {
      const value = values.get(key)
      return value ? markOfValue(key, `\${${read(value)}}`) : all
    })
  }
  if (!isPlural(source)) return `\`${markOf(name, filled(source))}\``
  const count = values.get('count')
  if (!count) throw new Error(`${word} has no count.`)
  return `\`${markOf(name, `\${${read(count)}===1?\`${filled(source.one)}\`:\`${filled(source.other)}\`}`)}\``
}
