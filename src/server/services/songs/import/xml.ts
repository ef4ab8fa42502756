import sax from 'sax'
import { songImports } from './messages.ts'

/** An element of an XML file; names have no prefix. */
export type XmlElement = {
  name: string
  attributes: Readonly<Record<string, string>>
  children: (XmlElement | string)[]
}

/** Depth of elements, and elements of a file, at most. */
const most = { depth: 30, elements: 20_000 }

/** A file that is no XML, or one that this program does not read. */
export class WrongXml extends Error {}

/** Reads a small XML file. A document type is refused, so that no entity can be declared. Throws WrongXml with a sentence. */
export function readXml(xml: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [] }
  const open = [root]
  let count = 0
  const parser = sax.parser(true, { position: true })
  parser.ondoctype = () => refuse(songImports.doctype)
  parser.onerror = () => refuse(songImports.broken({ line: parser.line + 1 }))
  parser.onopentag = ({ name, attributes }) => {
    count += 1
    if (count > most.elements || open.length > most.depth) refuse(songImports.hugeXml)
    const element = { name: bare(name), attributes: bareAll(attributes), children: [] }
    open.at(-1)?.children.push(element)
    open.push(element)
  }
  parser.onclosetag = () => void open.pop()
  const take = (text: string) => void open.at(-1)?.children.push(text)
  parser.ontext = take
  parser.oncdata = take
  parser.write(xml.replace(/^\uFEFF/, '').trimStart()).close()
  const [first] = elementsOf(root)
  return first ?? refuse(songImports.noElement)
}

function refuse(why: string): never {
  throw new WrongXml(why)
}

const bare = (name: string) => name.slice(name.indexOf(':') + 1)

const bareAll = (attributes: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [bare(name), String(value)]))

/** The elements in an element, those of a name where one is given. */
export const elementsOf = ({ children }: XmlElement, name?: string): XmlElement[] =>
  children.flatMap((child) =>
    typeof child === 'string' || (name !== undefined && child.name !== name) ? [] : [child],
  )

/** The text in an element and in all those within. */
export const textOf = (element: XmlElement | undefined): string =>
  (element?.children ?? []).map((child) => (typeof child === 'string' ? child : textOf(child))).join('')

/** The text of the first element of a name, trimmed; '' without one. */
export const textIn = (element: XmlElement | undefined, name: string): string =>
  element ? textOf(elementsOf(element, name)[0]).trim() : ''
