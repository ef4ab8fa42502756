import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment } from 'parse5'

/* The tree of a text in HTML, as a browser would make it (parse5). */

export type Node = DefaultTreeAdapterTypes.ChildNode
export type Element = DefaultTreeAdapterTypes.Element

/** Elements within each other; no editor nests so many, and what walks the tree calls itself. */
const deepest = 200

/** Thrown for HTML whose elements are nested too deeply. */
export class TooDeep extends Error {}

/** The nodes of a text in HTML. Nothing is loaded or run. Throws TooDeep. */
export function nodesOf(html: string): Node[] {
  let depth = 0
  const treeAdapter = {
    ...defaultTreeAdapter,
    onItemPush: () => {
      depth += 1
      if (depth > deepest) throw new TooDeep()
    },
    onItemPop: () => {
      depth -= 1
    },
  }
  return parseFragment(html, { treeAdapter }).childNodes
}

export const isElement = (node: Node): node is Element => 'tagName' in node
export const isText = (node: Node): node is DefaultTreeAdapterTypes.TextNode => node.nodeName === '#text'
export const isComment = (node: Node): node is DefaultTreeAdapterTypes.CommentNode =>
  node.nodeName === '#comment'

/** An attribute's value; '' for none. */
export const attribute = (element: Element, name: string): string =>
  element.attrs.find((one) => one.name === name)?.value ?? ''

export const hasClass = (element: Element, name: string): boolean =>
  attribute(element, 'class').split(/\s/).includes(name)

/** Elements that a browser does not render. */
const silent = ['script', 'style', 'template', 'noscript', 'head', 'title']

/** The words of nodes, as they are shown. */
export const textOf = (nodes: readonly Node[]): string =>
  nodes
    .map((node) => {
      if (isText(node)) return node.value
      if (!isElement(node) || silent.includes(node.tagName)) return ''
      return node.tagName === 'br' ? '\n' : textOf(node.childNodes)
    })
    .join('')

/** The words of nodes in one line. */
export const lineOf = (nodes: readonly Node[]): string => inOneLine(textOf(nodes))

export const inOneLine = (text: string): string => text.split(/\s/).filter(Boolean).join(' ')

/** The elements of these names among the nodes and below them, from the first to the last. */
export const elementsIn = (nodes: readonly Node[], ...names: readonly string[]): Element[] =>
  nodes.flatMap((node) => {
    if (!isElement(node)) return []
    const below = elementsIn(node.childNodes, ...names)
    return names.includes(node.tagName) ? [node, ...below] : below
  })
