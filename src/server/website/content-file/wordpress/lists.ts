import { paragraphOf, type Reading } from './inline.ts'
import { attribute, type Element, isElement, type Node } from './tree.ts'

/** A list in Markdown, with the lists in it; '' for one without words. */
export function listOf(list: Element, reading: Reading): string {
  const first = Number(attribute(list, 'start')) || 1
  const items = list.childNodes.filter((node): node is Element => isElement(node) && node.tagName === 'li')
  const texts = items.map((item) => itemOf(item, reading)).filter(Boolean)
  return texts
    .map((text, at) => {
      const mark = list.tagName === 'ol' ? `${first + at}. ` : '- '
      return `${mark}${text.replaceAll('\n', `\n${' '.repeat(mark.length)}`)}`
    })
    .join('\n')
}

const isList = (node: Node): node is Element => isElement(node) && ['ul', 'ol'].includes(node.tagName)

/** An item's own words, a line for each of its paragraphs, and the lists below them. */
function itemOf(item: Element, reading: Reading): string {
  const own = item.childNodes.filter((node) => !isList(node))
  const parts = own.some(isParagraph) ? own.map((node) => [node]) : [own]
  const text = parts.map((part) => paragraphOf(part, reading)).filter(Boolean)
  const below = item.childNodes.filter(isList).map((list) => listOf(list, reading))
  return [text.join('\\\n'), ...below].filter(Boolean).join('\n')
}

const isParagraph = (node: Node): boolean => isElement(node) && ['p', 'div'].includes(node.tagName)
