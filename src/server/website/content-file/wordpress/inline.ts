import type { ShownSite } from '../../../../lib/contract/pagination.ts'
import { renderMarkdown } from '../../../../lib/text/markdown.ts'
import { beginningOf, type Note } from './notes.ts'
import {
  attribute,
  type Element,
  inOneLine,
  isElement,
  isText,
  lineOf,
  type Node,
  nodesOf,
  textOf,
} from './tree.ts'

/* Words in HTML become the small Markdown of lib/text/markdown.ts. */

/** What is known of the site while its words are read. */
export type Reading = {
  note: Note
  /** Where a link leads from now on; undefined where it leads nowhere, which is noted. */
  linkOf(address: string): string | undefined
  /** Whether the text was typed in the editor before blocks: its line breaks are meant, and an empty line ends a paragraph. */
  isClassic: boolean
}

/** Stands for a line break until the lines are made. It is taken out of texts. */
const lineBreak = '\u0001'
const emphasis: Readonly<Record<string, string>> = { b: '**', strong: '**', em: '*', i: '*', cite: '*' }
const silent = ['script', 'style', 'template', 'noscript', 'title']

/** The paragraphs of nodes that are words and marks within a line. */
export function paragraphsOf(nodes: readonly Node[], reading: Reading): string[] {
  const plain = splitAtEmptyLines(nodes, reading.isClassic)
  return plain.map((paragraph) => paragraphOf(paragraph, reading)).filter(Boolean)
}

/** One paragraph, whose lines end where the writer ended them. */
export function paragraphOf(nodes: readonly Node[], reading: Reading): string {
  const made = asLines(nodes.map((node) => inline(node, reading)).join(''))
  if (!made || isFaithful(made, lineOf(nodes))) return made
  // Marks beside some letters are no marks in Markdown: then the words stand without any.
  reading.note(`Bold, italics and links were left out in “${beginningOf(lineOf(nodes))}”.`)
  return asLines(escapeText(textOf(nodes), reading.isClassic).replaceAll('\n', lineBreak))
}

/** Whether the Markdown shows these words and nothing else. */
const isFaithful = (made: string, words: string): boolean =>
  lineOf(nodesOf(renderMarkdown(made, everywhere))) === words

const everywhere: ShownSite = { pages: { has: () => true }, off: new Set() }

/** In the editor before blocks, an empty line in the text ends a paragraph. */
function splitAtEmptyLines(nodes: readonly Node[], isClassic: boolean): Node[][] {
  if (!isClassic) return [[...nodes]]
  const paragraphs: Node[][] = [[]]
  for (const node of nodes) {
    const parts = isText(node) ? partsBetweenEmptyLines(node.value) : []
    if (!isText(node) || parts.length === 1) paragraphs.at(-1)?.push(node)
    else
      for (const [at, value] of parts.entries()) {
        if (at > 0) paragraphs.push([])
        paragraphs.at(-1)?.push({ ...node, value })
      }
  }
  return paragraphs
}

function partsBetweenEmptyLines(text: string): string[] {
  const parts = ['']
  for (const line of text.replaceAll('\r', '').split('\n')) {
    const before = parts.at(-1) ?? ''
    if (line.trim() === '' && before.endsWith('\n')) parts.push('')
    else parts[parts.length - 1] = `${before}${line}\n`
  }
  return parts.map((part) => part.slice(0, -1))
}

function inline(node: Node, reading: Reading): string {
  if (isText(node)) return escapeText(node.value, reading.isClassic)
  if (!isElement(node)) return ''
  const { tagName, childNodes } = node
  if (tagName === 'br') return lineBreak
  if (silent.includes(tagName)) {
    if (tagName === 'script') reading.note('A script was left out.')
    return ''
  }
  const inner = childNodes.map((child) => inline(child, reading)).join('')
  if (tagName === 'a') return anchor(node, inner, reading)
  const lang = attribute(node, 'lang')
  if (isForeign(lang, inner)) return `[${inner.trim()}]{lang=${lang}}`
  const mark = emphasis[tagName]
  return mark ? around(inner, mark) : inner
}

/** Words of another language; the mark takes short plain words. */
const isForeign = (lang: string, inner: string): boolean =>
  /^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,3}$/.test(lang) &&
  !lang.toLowerCase().startsWith('en') &&
  inner.trim().length > 0 &&
  inner.length <= 200 &&
  !inner.includes(lineBreak) &&
  !/[\][*\\]/.test(inner)

function anchor(node: Element, inner: string, { linkOf }: Reading): string {
  const address = attribute(node, 'href')
  const words = inOneLine(inner.replaceAll(lineBreak, ' '))
  const link = address && words ? linkOf(address) : undefined
  return link ? inner.replace(inner.trim(), () => `[${words}](${targetOf(link)})`) : inner
}

const targetOf = (link: string): string => link.replaceAll('(', '%28').replaceAll(')', '%29')

/** Puts marks around words; blanks and line breaks stay outside, where Markdown wants them. */
function around(inner: string, mark: string): string {
  const words = inner.trim()
  if (!words || words.includes(lineBreak) || words.includes('*')) return inner
  const from = inner.indexOf(words)
  return `${inner.slice(0, from)}${mark}${words}${mark}${inner.slice(from + words.length)}`
}

/** A text in which nothing is a mark of Markdown. Line breaks of the classic editor stay. */
function escapeText(text: string, isClassic: boolean): string {
  const safe = text
    .replaceAll(lineBreak, '')
    .replaceAll('\u00a0', ' ')
    .replace(/[\\*_[\]]/g, '\\$&')
    .replace(/&(?=[#\w])/g, '\\&')
  return isClassic ? safe.replace(/\r?\n/g, lineBreak) : safe
}

/** The lines of a paragraph, each safe from being a heading, list or quotation, with a mark at each break. */
function asLines(made: string): string {
  const lines = made.split(lineBreak).map((line) => safeBeginning(inOneLine(line)))
  const [from, to] = [lines.findIndex(Boolean), lines.findLastIndex(Boolean)]
  return from < 0
    ? ''
    : lines
        .slice(from, to + 1)
        .filter(Boolean)
        .join('\\\n')
}

/** A line that begins as a list, heading or quotation does not become one. */
const safeBeginning = (line: string): string =>
  /^[#>+~=-]/.test(line) ? `\\${line}` : line.replace(/^(\d{1,9})([.)])/, '$1\\$2')

/** A heading's or caption's words in Markdown, without marks. */
export const plainInMarkdown = (words: string): string => safeBeginning(escapeText(inOneLine(words), false))
