import { parseAst } from 'rolldown/parseAst'
import type { ESTree } from 'rolldown/utils'

/** Calls whose texts the API answers. */
const refusing = /^(refuse|refuseFields|Refused|NotAPicture|remark|say|addIssue)$/

/** Calls whose texts are for the log of acts, for operators, or for the database. */
const elsewhere =
  /^(audit|record|recordAccess|writeLogged|recordChange|changing|connecting|actOnAnother|noteOf|demands|Error|where|set|values|select|orderBy|sql)$/

/** Properties whose text people read. */
const read = /^(detail|why|words|message|error|empty|reason|label|subject|what|wrong|doubt)$/

/** A sentence: its first word has a capital, and two more follow. */
const sentence = /^[“\p{Lu}]\S*\s+\S+\s+\S/u
const severalWords = /\p{L}{2}\s+\p{L}/u

type Node = ESTree.Node
type At = { said: boolean; log: boolean }

/**
 * Texts of a module of the server or the contract that people read as a refusal or an answer, and that stand in no dictionary
 * (docs/languages/README.md): what `refuse` is given, what a property such as `detail` or `error` says, and whole sentences that a name or a
 * `return` has.
 */
export const bareRefusals = (code: string): string[] =>
  parseAst(code, { lang: 'ts' })
    .body.filter(({ type }) => !/^(Import|ExportAll|TS)/.test(type))
    .flatMap((statement) => textsIn(statement, { said: false, log: false }))

function textsIn(node: Node, at: At): string[] {
  const text = textOf(node)
  if (text === undefined) {
    const inner = within(node, at)
    return childrenOf(node).flatMap((child) => textsIn(child, inner))
  }
  return !at.log && (at.said ? severalWords : sentence).test(text) ? [text] : []
}

const childrenOf = (node: Node): Node[] =>
  Object.entries(node)
    .filter(([name]) => name !== 'parent' && !isOfTypes(name))
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]).filter(isNode))

const isOfTypes = (name: string): boolean =>
  /^(typeAnnotation|typeArguments|typeParameters|returnType)$/.test(name)

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

function textOf(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  if (node.type !== 'TemplateLiteral') return undefined
  return node.quasis.map(({ value }) => value.cooked).join('{}')
}

/** How the texts inside of a node are read. */
function within(node: Node, at: At): At {
  if (node.type === 'TaggedTemplateExpression') return { said: false, log: true }
  if (node.type === 'CallExpression' || node.type === 'NewExpression') {
    const name = nameOf(node.callee)
    if (elsewhere.test(name)) return { said: false, log: true }
    return refusing.test(name) ? { said: true, log: false } : { ...at, said: false }
  }
  if (node.type === 'Property' && node.key.type === 'Identifier') {
    if (/^(action|summary|seen|query)$/.test(node.key.name)) return { said: false, log: true }
    return read.test(node.key.name) ? { ...at, said: true } : at
  }
  if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.id.name === 'action')
    return { said: false, log: true }
  return at
}

function nameOf(callee: Node): string {
  if (callee.type === 'Identifier') return callee.name
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
    ? callee.property.name
    : ''
}
