import { parseAst } from 'rolldown/parseAst'

/** What `isStateful` takes for granted of a call: these make values that nobody changes. */
const makers = new Set(['z', 'readerOf', 'lazy', 'resource'])
/** Methods that make a new value of the one before. */
const derive = new Set(['map', 'flatMap', 'filter', 'check'])

/**
 * Whether two copies of a module could differ in behaviour. Told of a module that does at its top level anything but import, export,
 * and define types, functions and constants that nobody changes; so of variables, classes, stores, contexts, listeners and style sheets. When
 * in doubt, it does. Throws where the text is no TypeScript.
 */
export function isStateful(code: string, { schemas = false, jsx = false } = {}): boolean {
  return parseAst(code, { lang: jsx ? 'tsx' : 'ts' }).body.some((statement) => !isInert(statement, schemas))
}

/* The parser's types of nodes, by way of what it returns. */
type Statement = ReturnType<typeof parseAst>['body'][number]
type Declarator = Extract<Statement, { type: 'VariableDeclaration' }>['declarations'][number]
type Value = NonNullable<Declarator['init']>
type Expression = Extract<Value, { type: 'ArrayExpression' }>['elements'][number]

function isInert(statement: Statement, schemas: boolean): boolean {
  switch (statement.type) {
    case 'ImportDeclaration':
      return statement.specifiers.length > 0
    case 'ExportNamedDeclaration':
      return !statement.declaration || isInert(statement.declaration, schemas)
    case 'ExportDefaultDeclaration':
      return statement.declaration.type === 'FunctionDeclaration'
    case 'VariableDeclaration':
      return (
        statement.kind === 'const' &&
        statement.declarations.every(({ init }) => init !== null && isConstant(init, schemas))
      )
    default:
      return /^(ExportAllDeclaration|FunctionDeclaration|TS\w+Declaration)$/.test(statement.type)
  }
}

function isConstant(value: Expression, schemas: boolean): boolean {
  const constant = (one: Expression) => isConstant(one, schemas)
  switch (value?.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      return constant(value.expression)
    case 'SpreadElement':
    case 'UnaryExpression':
      return constant(value.argument)
    case 'BinaryExpression':
      return value.left.type !== 'PrivateIdentifier' && constant(value.left) && constant(value.right)
    case 'ArrayExpression':
      return value.elements.length > 0 && value.elements.every(constant)
    case 'ObjectExpression':
      return (
        value.properties.length > 0 &&
        value.properties.every((one) => constant(one.type === 'Property' ? one.value : one))
      )
    case 'NewExpression':
      return isMemberOf(value.callee, (name) => name === 'Intl')
    case 'CallExpression':
      return schemas || isMaker(value.callee) || isDerived(value.callee, constant)
    default:
      return /^(Literal|TemplateLiteral|Identifier|MemberExpression|ArrowFunctionExpression|FunctionExpression)$/.test(
        value?.type ?? '',
      )
  }
}

const isMaker = (callee: Value) => isMemberOf(callee, (name) => makers.has(name))

/** `z`, `z.object`, `Intl.DateTimeFormat`, `z.string().check`: the name that it all begins with. */
function isMemberOf(callee: Value, wanted: (name: string) => boolean): boolean {
  if (callee.type === 'Identifier') return wanted(callee.name)
  if (callee.type === 'CallExpression') return isMemberOf(callee.callee, wanted)
  return callee.type === 'MemberExpression' && isMemberOf(callee.object, wanted)
}

const isDerived = (callee: Value, constant: (one: Expression) => boolean) =>
  callee.type === 'MemberExpression' &&
  callee.property.type === 'Identifier' &&
  derive.has(callee.property.name) &&
  constant(callee.object)
