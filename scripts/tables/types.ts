import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import type { Column, Schema } from './schema.ts'

const root = fileURLToPath(new URL('../../src/server/platform/db/tables.ts', import.meta.url))

type Edit = { file: string; from: number; to: number; text: string }

/**
 * The files of src/server/platform/db/tables that differ from a schema, by path, as they should be. A column keeps its comment and its narrower
 * type, such as a union of literals. Throws when a table has no type, or a type no table.
 */
export function updateTypes(schema: Schema): Map<string, string> {
  const { types, checker } = readTypes()
  requireSame(Object.keys(schema), [...types.keys()])
  const edits = [...types].flatMap(([table, type]) => editsOf(type, schema[table] ?? {}, checker))
  return apply(edits)
}

type Types = { types: Map<string, ts.TypeLiteralNode>; checker: ts.TypeChecker }

let read: Types | undefined

/** The types of rows by table, read once, since the compiler takes a second. */
function readTypes(): Types {
  if (read) return read
  const program = ts.createProgram([root], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    types: [],
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    exactOptionalPropertyTypes: true,
  })
  const checker = program.getTypeChecker()
  read = { types: typesIn(program, checker), checker }
  return read
}

function typesIn(program: ts.Program, checker: ts.TypeChecker): Map<string, ts.TypeLiteralNode> {
  const all = program.getSourceFile(root)?.statements.find(ts.isInterfaceDeclaration)
  if (!all) throw new Error(`${root} has no tables`)
  const named = checker.getTypeAtLocation(all).getProperties()
  return new Map(named.map((one) => [one.name, literalOf(one.valueDeclaration, checker)]))
}

function literalOf(declaration: ts.Node | undefined, checker: ts.TypeChecker): ts.TypeLiteralNode {
  const node = declaration && ts.isPropertySignature(declaration) ? declaration.type : undefined
  const symbol = node && ts.isTypeReferenceNode(node) ? checker.getSymbolAtLocation(node.typeName) : undefined
  const type = symbol?.declarations?.find(ts.isTypeAliasDeclaration)?.type ?? node
  if (!(type && ts.isTypeLiteralNode(type))) throw new Error(`${declaration?.getText()} is no type of rows`)
  return type
}

function requireSame(tables: readonly string[], types: readonly string[]): void {
  const untyped = tables.filter((name) => !types.includes(name))
  const unmade = types.filter((name) => !tables.includes(name))
  if (untyped.length > 0)
    throw new Error(`Name the type of ${untyped.join(', ')} in db/tables, such as { id: Generated<number> }`)
  if (unmade.length > 0) throw new Error(`No migration makes ${unmade.join(', ')}: take the type away`)
}

function editsOf(type: ts.TypeLiteralNode, columns: Record<string, Column>, checker: ts.TypeChecker): Edit[] {
  const file = type.getSourceFile().fileName
  const members = type.members.filter(ts.isPropertySignature)
  const names = new Set(members.map((member) => member.name.getText()))
  const added = Object.entries(columns).filter(([name]) => !names.has(name))
  const end = members.at(-1)?.end ?? type.getStart() + 1
  const before = type.getText().includes('\n') ? '\n  ' : '; '
  return [
    ...members.flatMap((member): Edit[] => {
      const column = columns[member.name.getText()]
      if (!column) return [{ file, from: member.pos, to: member.end, text: '' }]
      const [now, right] = [member.type?.getText() ?? '', typeOf(member, column, checker)]
      if (!member.type || plain(now) === plain(right)) return []
      return [{ file, from: member.type.getStart(), to: member.type.end, text: right }]
    }),
    ...added.map(([name, column]) => ({
      file,
      from: end,
      to: end,
      text: `${before}${name}: ${wrapped(column.type, column, column.isFilled)}`,
    })),
  ]
}

const plain = (type: string) => type.replace(/\s+/g, ' ').replace(/(^|<) ?\| /g, '$1')

/** What a file says of a column, with what the schema says otherwise set right. A column that is filled may still be demanded. */
function typeOf({ type }: ts.PropertySignature, column: Column, checker: ts.TypeChecker): string {
  const generated =
    type && ts.isTypeReferenceNode(type) && type.typeName.getText() === 'Generated'
      ? type.typeArguments?.[0]
      : undefined
  const inner = generated ?? type
  const parts = !inner ? [] : ts.isUnionTypeNode(inner) ? inner.types : [inner]
  const own = parts.map((part) => part.getText()).filter((part) => part !== 'null')
  const isRight = inner && kindOf(inner, checker) === column.type
  return wrapped(isRight ? own.join(' | ') : column.type, column, column.isFilled && generated !== undefined)
}

const wrapped = (type: string, { isNullable }: Column, isGenerated: boolean) => {
  const whole = isNullable ? `${type} | null` : type
  return isGenerated ? `Generated<${whole}>` : whole
}

function kindOf(node: ts.TypeNode, checker: ts.TypeChecker): Column['type'] {
  const type = checker.getNonNullableType(checker.getTypeFromTypeNode(node))
  const parts = type.isUnion() ? type.types : [type]
  const all = (flag: ts.TypeFlags) => parts.every(({ flags }) => (flags & flag) !== 0)
  return all(ts.TypeFlags.StringLike) ? 'string' : all(ts.TypeFlags.NumberLike) ? 'number' : 'Uint8Array'
}

/** From the end, so that the earlier places stay. */
function apply(edits: readonly Edit[]): Map<string, string> {
  const texts = new Map<string, string>()
  for (const { file, from, to, text } of edits.toSorted((a, b) => b.from - a.from)) {
    const now = texts.get(file) ?? ts.sys.readFile(file) ?? ''
    texts.set(file, now.slice(0, from) + text + now.slice(to))
  }
  return texts
}
