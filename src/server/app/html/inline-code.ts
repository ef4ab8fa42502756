import { type DefaultTreeAdapterTypes, parse } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

/** The texts of a page's inline scripts and styles. */
export type InlineCode = { script: readonly string[]; style: readonly string[] }

/** Types of script elements that contain data, which browsers do not run. */
const data = ['application/ld+json', 'application/json', 'speculationrules']

/**
 * The inline scripts and styles that a browser finds in a page. The page is parsed as a browser does it, so that a tag in an attribute,
 * a title or a text field is no element (docs/decisions/browser.md#content-policy). What is in a template is left out, since it does not run there.
 */
export function readInlineCode(html: string): InlineCode {
  const elements = elementsIn(parse(html))
  const textsOf = (tag: string) =>
    elements
      .filter(({ tagName }) => tagName === tag)
      .flatMap(textOf)
      .filter(Boolean)
  return { script: textsOf('script'), style: textsOf('style') }
}

/** All elements below a node, in the order of the page, without recursion: a page may nest them deeply. */
function elementsIn(root: Node): Element[] {
  const [elements, left] = [[] as Element[], [root]]
  for (let node = left.pop(); node; node = left.pop()) {
    if ('tagName' in node) elements.push(node)
    if ('childNodes' in node) left.push(...node.childNodes.toReversed())
  }
  return elements
}

/** The code of an element; none for a linked script and for data. */
function textOf({ attrs, childNodes }: Element): string[] {
  const valueAt = (name: string) => attrs.find((one) => one.name === name)?.value
  if (valueAt('src') !== undefined || data.includes(valueAt('type')?.toLowerCase() ?? '')) return []
  return childNodes.flatMap((node) => ('value' in node ? [node.value] : []))
}
