import { parseAst } from 'rolldown/parseAst'
import { Visitor } from 'rolldown/utils'

/** Calls whose texts an account of staff reads in the log, which is in English, and errors of the program. */
const inEnglish = /^(audit|writeLogged|recordAccess|Error)$/

/** A sentence for people: it begins with a capital and ends with a full stop, or is among what is refused or answered. */
const isSentence = (text: string): boolean => /^[\p{Lu}“].*\p{L}.*[.?!]$/su.test(text)

/** Properties of an answer that people read. */
const isRead = /^(detail|why|reason)$/

type Node = { type: string; start: number; end: number }

/** The sentences in a file of the server that are said to people, and stand in no dictionary (docs/languages/README.md). */
export function serverTexts(code: string): string[] {
  const ast = parseAst(code, { lang: 'ts' })
  const refused: Node[] = []
  const left: Node[] = []
  const texts: (Node & { text: string })[] = []
  new Visitor({
    CallExpression(call) {
      const name = call.callee.type === 'Identifier' ? call.callee.name : ''
      if (/^refuse/.test(name)) refused.push(call)
      if (inEnglish.test(name)) left.push(...call.arguments)
    },
    NewExpression({ callee, arguments: given }) {
      if (callee.type === 'Identifier' && inEnglish.test(callee.name)) left.push(...given)
    },
    TaggedTemplateExpression: (tagged) => void left.push(tagged),
    TSLiteralType: (type) => void left.push(type),
    Property({ key, value }) {
      if (key.type === 'Identifier' && isRead.test(key.name)) refused.push(value)
    },
    Literal(literal) {
      if (typeof literal.value === 'string') texts.push({ ...literal, text: literal.value })
    },
    TemplateLiteral(template) {
      texts.push({ ...template, text: template.quasis.map(({ value }) => value.cooked ?? '').join('…') })
    },
  }).visit(ast)
  const isIn = (one: Node, places: readonly Node[]) =>
    places.some(({ start, end }) => start <= one.start && one.end <= end)
  return texts
    .filter((one) => !isIn(one, left))
    .filter(
      (one) => isSentence(one.text) || (isIn(one, refused) && /^[\p{Lu}“].*\p{L} \p{L}/su.test(one.text)),
    )
    .map(({ text }) => text)
}
