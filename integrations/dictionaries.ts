import { readFileSync } from 'node:fs'
import { parseAst } from 'rolldown/parseAst'
import type { ESTree } from 'rolldown/utils'
import type { Source } from '../src/lib/words/source.ts'

/** A dictionary as its file has it. */
export type Dictionary = { area: string; texts: ReadonlyMap<string, Source> }

/** Whether a module may have dictionaries: `messages.ts` beside a part, or a file of texts that several parts share. */
export const mayDefineWords = (file: string): boolean =>
  /\/messages\.ts$/.test(file) || /\/src\/lib\/texts\/[\w-]+\/[\w-]+\.ts$/.test(file)

/** The dictionaries of a file by the names that it exports: `export const words = define('login', { … })`. */
export function dictionariesOf(file: string): ReadonlyMap<string, Dictionary> {
  const code = readFileSync(file, 'utf8')
  const dictionaries = new Map<string, Dictionary>()
  if (!/\bdefine\(/.test(code)) return dictionaries
  for (const statement of parseAst(code, { lang: 'ts' }).body) {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration')
      continue
    for (const { id, init } of statement.declaration.declarations)
      if (id.type === 'Identifier' && init && isDefine(init))
        dictionaries.set(id.name, dictionaryOf(init, file))
  }
  return dictionaries
}

const isDefine = (value: ESTree.Expression): value is ESTree.CallExpression =>
  value.type === 'CallExpression' && value.callee.type === 'Identifier' && value.callee.name === 'define'

function dictionaryOf({ arguments: [area, texts] }: ESTree.CallExpression, file: string): Dictionary {
  if (area?.type !== 'Literal' || typeof area.value !== 'string' || texts?.type !== 'ObjectExpression')
    throw new Error(`define() of ${file} takes a name and an object of texts, both written out.`)
  return {
    area: area.value,
    texts: new Map(propertiesOf(texts, file).map(([key, value]) => [key, sourceOf(value, file)])),
  }
}

function propertiesOf({ properties }: ESTree.ObjectExpression, file: string): [string, ESTree.Expression][] {
  return properties.map((one) => {
    const key = one.type === 'Property' && !one.computed && one.key.type === 'Identifier' && one.key.name
    if (!key) throw new Error(`A dictionary of ${file} has a key that is no plain name.`)
    return [key, one.value]
  })
}

function sourceOf(value: ESTree.Expression, file: string): Source {
  if (value.type === 'ObjectExpression') {
    const { one, other } = Object.fromEntries(
      propertiesOf(value, file).map(([key, form]) => [key, textIn(form, file)]),
    )
    if (one === undefined || other === undefined)
      throw new Error(`A text of ${file} lacks a form: it needs one and other.`)
    return { one, other }
  }
  return textIn(value, file)
}

function textIn(value: ESTree.Expression, file: string): string {
  if (value.type === 'Literal' && typeof value.value === 'string') return value.value
  const [quasi] = value.type === 'TemplateLiteral' && value.expressions.length === 0 ? value.quasis : []
  if (typeof quasi?.value.cooked === 'string') return quasi.value.cooked
  if (value.type === 'BinaryExpression' && value.operator === '+')
    return textIn(value.left, file) + textIn(value.right, file)
  throw new Error(`A dictionary of ${file} has a value that is no text: dictionaries are data.`)
}
