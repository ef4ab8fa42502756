import { parseAst } from 'rolldown/parseAst'
import { Visitor } from 'rolldown/utils'

/** Attributes and properties whose text people read or hear. */
const readAttributes =
  /^(label|busyLabel|hint|title|description|alt|placeholder|act|text|heading|aria-(label|description|roledescription|placeholder))$/

const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text.replace(/&\w+;/g, ''))

/** The texts that stand in the markup of a component or page, and not in a dictionary (docs/languages/README.md). */
export const bareTexts = (file: string, code: string): string[] =>
  (file.endsWith('.astro') ? inAstro(code) : file.endsWith('.tsx') ? inJsx(code) : [])
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter(hasWords)

function inJsx(code: string): string[] {
  const texts: string[] = []
  new Visitor({
    JSXText: ({ value }) => void texts.push(value),
    JSXAttribute({ name, value }) {
      if (name.type !== 'JSXIdentifier' || !readAttributes.test(name.name)) return
      if (value?.type === 'Literal' && typeof value.value === 'string') texts.push(value.value)
    },
  }).visit(parseAst(code, { lang: 'tsx' }))
  return texts
}

/** Without a parser of Astro: what is left of the template without its elements and expressions. */
function inAstro(code: string): string[] {
  const template = code
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
  const attributes = [...template.matchAll(/\s([\w-]+)="([^"]*)"/g)]
    .filter(([, name = '']) => readAttributes.test(name))
    .map(([, , text = '']) => text)
  return [
    ...attributes,
    ...[...template.matchAll(/[>}]([^<>{}]*[^<>{}=]|)(?=[<{])/g)].map(([, text = '']) => text),
  ]
}
