import ts from 'typescript'
import { dictionariesOf, mayDefineWords } from '../../integrations/dictionaries.ts'
import { readRepositoryFile, repositoryFiles } from './repository.ts'

/** A text of the interface: where it stands, what holds it (an element, an attribute, a property), and the text with `{}` for values. */
export interface ScreenText {
  readonly file: string
  readonly line: number
  readonly holder: string
  readonly text: string
}

const folders = /^src\/(pages|islands|components|layouts|lib\/(texts|workspace))\/.+\.(tsx?|astro)$/
const unread = new Set(
  'className class href src id key type htmlFor for rel target method kind path slot d viewBox fill stroke width autoComplete autocomplete inputMode enterKeyHint role section()'.split(
    ' ',
  ),
)

/** Every text of the screens in src. */
export const screenTexts = (): ScreenText[] =>
  repositoryFiles
    .filter((file) => folders.test(file))
    .flatMap((file) =>
      mayDefineWords(`/${file}`)
        ? textsOf(file, readRepositoryFile(file)).flatMap(partsOfText)
        : textsOf(file, withTexts(readRepositoryFile(file))),
    )

const texts = new Map(
  repositoryFiles
    .filter((file) => mayDefineWords(`/${file}`))
    .flatMap((file) => [...dictionariesOf(file)])
    .map(([name, dictionary]) => [name, dictionary.texts]),
)

/** The code with the English text of a dictionary in place of each word, and `{}` in place of its values. */
const withTexts = (code: string): string =>
  code.replace(/(?<![\w.])(\w+)\.(\w+)\b(?:\(\{[^{}]*\}\))?(?![([])/g, (word, name: string, key: string) => {
    const text = texts.get(name)?.get(key)
    return typeof text === 'string' ? JSON.stringify(withoutValues(text)) : word
  })

const withoutValues = (text: string): string => text.replace(/\{\w+\}/g, '{}')

/** A text of a dictionary as a screen has it: its parts before, in and after a link, and the whole. */
const partsOfText = ({ text, ...place }: ScreenText): ScreenText[] =>
  [...new Set([text.replace(/<\/?a>/g, ''), ...text.split(/<\/?a>/)])]
    .map((part) => ({ ...place, text: withoutValues(part).trim() }))
    .filter((part) => /\p{L}/u.test(part.text.replaceAll('{}', '')))

/** The texts of one file. */
export function textsOf(file: string, code: string): ScreenText[] {
  const source = ts.createSourceFile(
    `${file}.tsx`,
    asTsx(file, code),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  )
  const screenTexts: ScreenText[] = []
  const add = (node: ts.Node, holder: string, raw: string) => {
    const text = raw.replace(/\s+/g, ' ').trim()
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
    if (/\p{L}{2}/u.test(text)) screenTexts.push({ file, line: line + 1, holder, text })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node)) add(node, tagOf(node), childText(node.children))
    else if (ts.isJsxFragment(node)) add(node, 'fragment', childText(node.children))
    else if (isSpoken(node)) add(node, holderOf(node), wordsOf(node))
    if (!ts.isImportDeclaration(node) && !ts.isTypeNode(node)) ts.forEachChild(node, visit)
  }
  visit(source)
  return screenTexts
}

/** An Astro file as TSX: its script is kept, what is no markup is blanked, and lines stay lines. */
function asTsx(file: string, code: string): string {
  if (!file.endsWith('.astro')) return code
  const blank = (text: string) => text.replace(/[^\n]/g, ' ')
  const [, script = '', markup = code] = /^\s*---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(code) ?? []
  const shown = markup
    .replace(/<!--[\s\S]*?-->|<!doctype html>/gi, blank)
    .replace(/<(style|script)\b[^>]*>[\s\S]*?<\/\1>/g, blank)
  return `${script && '\n'}${script}\n;<>${shown && '\n'}${shown}</>`
}

const tagOf = (node: ts.JsxElement): string => node.openingElement.tagName.getText()

const childText = (children: readonly ts.JsxChild[]): string =>
  children
    .map((child) => (ts.isJsxText(child) ? child.text : ts.isJsxExpression(child) ? ' {} ' : ' '))
    .join('')

const isSpoken = (
  node: ts.Node,
): node is ts.StringLiteral | ts.NoSubstitutionTemplateLiteral | ts.TemplateExpression =>
  (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node)) &&
  !unread.has(holderOf(node))

const wordsOf = (
  node: ts.StringLiteral | ts.NoSubstitutionTemplateLiteral | ts.TemplateExpression,
): string =>
  ts.isTemplateExpression(node)
    ? node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('')
    : node.text

/** The attribute, property or variable that a literal is the value of, through choices and lists. */
function holderOf(node: ts.Node): string {
  const up = node.parent
  if (ts.isJsxAttribute(up) || ts.isPropertyAssignment(up) || ts.isVariableDeclaration(up))
    return up.name.getText()
  if (ts.isCallExpression(up)) return `${up.expression.getText().slice(-30)}()`
  if (ts.isJsxElement(up) || ts.isJsxFragment(up)) return ts.isJsxElement(up) ? tagOf(up) : 'fragment'
  return ts.isSourceFile(up) || ts.isBlock(up) ? 'statement' : holderOf(up)
}
