import { namesFile } from './files.ts'
import { paragraphOf, paragraphsOf, type Reading } from './inline.ts'
import { listOf } from './lists.ts'
import { beginningOf } from './notes.ts'
import type { NamedPicture } from './takes.ts'
import {
  attribute,
  type Element,
  elementsIn,
  hasClass,
  isComment,
  isElement,
  isText,
  lineOf,
  type Node,
  textOf,
} from './tree.ts'
import { isRecordingHost, videoAt } from './videos.ts'

/* A text in HTML becomes a list of pieces: words, headings, pictures and so on, in their order. */

export type Piece =
  | { kind: 'heading'; rank: number; title: string; anchor: string }
  /** Paragraphs, a list or a quotation in Markdown. */
  | { kind: 'words'; text: string; isList: boolean }
  | { kind: 'quote'; text: string; name: string }
  | { kind: 'picture'; picture: NamedPicture }
  | { kind: 'gallery'; pictures: NamedPicture[] }
  | { kind: 'film'; address: string; caption: string }
  /** A document or a recording among the uploads of the site; `isPlayed` where the page plays it. */
  | { kind: 'file'; address: string; title: string; isPlayed: boolean }
  | { kind: 'table'; columns: string[]; rows: string[][]; caption: string }
  | { kind: 'buttons'; actions: { label: string; link: string }[] }

/** Elements that stand in a line of words. */
const inLine = [
  'a',
  'abbr',
  'b',
  'bdi',
  'bdo',
  'big',
  'br',
  'cite',
  'code',
  'data',
  'del',
  'dfn',
  'em',
  'font',
  'i',
  'ins',
  'kbd',
  'mark',
  'q',
  's',
  'samp',
  'small',
  'span',
  'strike',
  'strong',
  'sub',
  'sup',
  'time',
  'tt',
  'u',
  'var',
  'wbr',
]
/** Elements that are something of their own within words. */
const media = [
  'img',
  'iframe',
  'audio',
  'video',
  'object',
  'embed',
  'x-embed',
  'x-gallery',
  'form',
  'table',
  'figure',
]
/** Elements that are shown as something of their own; others are looked into. */
const left: Readonly<Record<string, string>> = {
  script: 'A script was left out.',
  style: 'Styles of its own were left out.',
  form: 'A form was left out. The block “Sign-up” leads to the forms of this site.',
  object: 'An embedded program was left out.',
  embed: 'An embedded program was left out.',
  canvas: 'A drawing made by a script was left out.',
  svg: 'A drawing (SVG) was left out.',
  math: 'A formula was left out.',
  input: 'A field of a form was left out.',
  select: 'A field of a form was left out.',
  textarea: 'A field of a form was left out.',
}

/** Reads the pieces of a text. */
export function piecesOf(nodes: readonly Node[], reading: Reading): Piece[] {
  const pieces: Piece[] = []
  let line: Node[] = []
  const endLine = () => {
    pieces.push(...wordsOf(line, reading))
    line = []
  }
  for (const node of nodes) {
    if (isWithinLine(node)) line.push(node)
    else {
      endLine()
      if (isElement(node)) pieces.push(...pieceOf(node, reading))
      else if (isComment(node)) noteBlock(node.data, reading)
    }
  }
  endLine()
  return pieces
}

const isWithinLine = (node: Node): boolean =>
  isText(node) ||
  (isElement(node) &&
    inLine.includes(node.tagName) &&
    elementsIn(node.childNodes, ...media, 'p', 'div', 'ul', 'ol', 'blockquote').length === 0)

/** A block of WordPress without HTML of its own is made by a program: `<!-- wp:latest-posts /-->`. */
function noteBlock(data: string, { note }: Reading): void {
  const words = data.trim()
  const [, name = ''] = /^wp:([\w/-]{1,80})/.exec(words) ?? []
  if (!name || !words.endsWith('/') || /^(spacer|separator|more|nextpage)$/.test(name)) return
  if (name === 'block') note('A pattern that several pages share was left out: WordPress exports it apart.')
  else if (/form/.test(name))
    note(`The form “${name}” was left out. The block “Sign-up” leads to the forms of this site.`)
  else note(`The block “${name}” was left out: WordPress makes it of other data.`)
}

function wordsOf(nodes: readonly Node[], reading: Reading): Piece[] {
  const words = paragraphsOf(nodes, reading).map((text): Piece => {
    const film = videoAt(text.replaceAll('\\', ''))
    return film ? { kind: 'film', address: film, caption: '' } : { kind: 'words', text, isList: false }
  })
  return [...words, ...filesIn(nodes)]
}

/** The files to which words link: each stands below them, since the page offers it by a block. */
const filesIn = (nodes: readonly Node[]): Piece[] =>
  elementsIn(nodes, 'a')
    .filter((link) => namesFile(attribute(link, 'href')))
    .map((link) => ({
      kind: 'file',
      address: attribute(link, 'href'),
      title: lineOf(link.childNodes),
      isPlayed: false,
    }))

function pieceOf(element: Element, reading: Reading): Piece[] {
  const { tagName, childNodes } = element
  const why = left[tagName]
  if (why) {
    reading.note(why)
    return []
  }
  if (/^h[1-6]$/.test(tagName)) return headingOf(element, reading)
  if (hasClass(element, 'wp-block-buttons') || hasClass(element, 'wp-block-button'))
    return buttonsOf(element, reading)
  if (hasClass(element, 'wp-block-file')) return fileOf(element, reading)
  switch (tagName) {
    case 'ul':
    case 'ol':
      return isGallery(element) ? galleryOf(element) : listPieces(element, reading)
    case 'blockquote':
      return quoteOf(element, reading)
    case 'figure':
      return figureOf(element, reading)
    case 'img':
      return [{ kind: 'picture', picture: pictureOf(element, '') }]
    case 'x-gallery':
      return [{ kind: 'gallery', pictures: namedByIds(attribute(element, 'data-ids')) }]
    case 'iframe':
    case 'audio':
    case 'video':
    case 'x-embed':
      return filmOf(element, '', reading)
    case 'table':
      return tableOf(element, '', reading)
    case 'summary':
      return [{ kind: 'heading', rank: 3, title: lineOf(childNodes), anchor: '' }]
    case 'pre':
      return preOf(element, reading)
    default:
      return isGallery(element) ? galleryOf(element) : piecesOf(childNodes, reading)
  }
}

function headingOf(element: Element, reading: Reading): Piece[] {
  const pictures = elementsIn(element.childNodes, 'img').map(
    (image): Piece => ({ kind: 'picture', picture: pictureOf(image, '') }),
  )
  const title = lineOf(element.childNodes)
  if (elementsIn(element.childNodes, 'a').length > 0)
    reading.note(`The heading “${beginningOf(title)}” came without its link.`)
  const [rank, anchor] = [Number(element.tagName.slice(1)), attribute(element, 'id')]
  return title ? [{ kind: 'heading', rank, title, anchor }, ...pictures] : pictures
}

function listPieces(element: Element, reading: Reading): Piece[] {
  const text = listOf(element, { ...reading, isClassic: false })
  const within = elementsIn(element.childNodes, ...media).filter(({ tagName }) => tagName !== 'figure')
  const words: Piece[] = text ? [{ kind: 'words', text, isList: true }] : []
  return [...words, ...within.flatMap((one) => pieceOf(one, reading)), ...filesIn(element.childNodes)]
}

/** A quotation with a name is a block; one without stays among the words. */
function quoteOf(element: Element, reading: Reading): Piece[] {
  const cites = elementsIn(element.childNodes, 'cite', 'footer')
  const quoted = element.childNodes.filter((node) => !cites.some((cite) => cite === node))
  const inner = piecesOf(quoted, reading)
  const name = lineOf(cites.slice(0, 1))
  const texts = inner.flatMap((piece) => (piece.kind === 'words' ? [piece.text] : []))
  const others = inner.filter(({ kind }) => kind !== 'words')
  const plain = lineOf(quoted)
  if (name && plain && plain.length <= 800 && name.length <= 120)
    return [{ kind: 'quote', text: plain, name }, ...others]
  const credited = name ? [...texts, paragraphOf(cites.slice(0, 1), reading)] : texts
  const text = credited
    .join('\n\n')
    .split('\n')
    .map((line) => (line ? `> ${line}` : '>'))
    .join('\n')
  return credited.length > 0 ? [{ kind: 'words', text, isList: false }, ...others] : others
}

function figureOf(element: Element, reading: Reading): Piece[] {
  const captions = elementsIn(element.childNodes, 'figcaption')
  const rest = element.childNodes.filter((node) => !captions.some((one) => one === node))
  const caption = lineOf(captions.slice(-1))
  if (isGallery(element) || elementsIn(rest, 'img').length > 1) return galleryOf(element)
  const [image] = elementsIn(rest, 'img')
  // The words of [caption] stand beside the picture.
  if (image) return [{ kind: 'picture', picture: pictureOf(image, caption || lineOf(rest)) }]
  const [table] = elementsIn(rest, 'table')
  if (table) return tableOf(table, caption, reading)
  const [quote] = elementsIn(rest, 'blockquote')
  if (quote) return quoteOf(quote, reading)
  const [film] = elementsIn(rest, 'iframe', 'audio', 'video', 'x-embed')
  if (film || hasClass(element, 'wp-block-embed')) return filmOf(film ?? element, caption, reading)
  return piecesOf(element.childNodes, reading)
}

const isGallery = (element: Element): boolean =>
  ['wp-block-gallery', 'gallery', 'blocks-gallery-grid', 'tiled-gallery'].some((name) =>
    hasClass(element, name),
  )

function galleryOf(element: Element): Piece[] {
  const captioned = (image: Element): NamedPicture => {
    const around = elementsIn([element], 'figure', 'li').filter(
      (one) =>
        one !== element &&
        elementsIn(one.childNodes, 'img').length === 1 &&
        elementsIn(one.childNodes, 'img')[0] === image,
    )
    return pictureOf(image, lineOf(elementsIn(around.slice(-1), 'figcaption').slice(0, 1)))
  }
  const pictures = elementsIn(element.childNodes, 'img').map(captioned)
  return pictures.length > 0 ? [{ kind: 'gallery', pictures }] : []
}

function pictureOf(image: Element, caption: string): NamedPicture {
  const [, id = '0'] = /wp-image-(\d{1,12})/.exec(attribute(image, 'class')) ?? []
  return {
    address: attribute(image, 'src') || attribute(image, 'data-src'),
    attachment: Number(attribute(image, 'data-id') || id) || 0,
    description: attribute(image, 'alt').trim(),
    caption,
  }
}

/** `[gallery ids="3,5"]`; without ids the pictures that belong to the page, which is told by attachment -1. */
function namedByIds(ids: string): NamedPicture[] {
  const given = ids.split(',').map(Number).filter(Boolean)
  return (given.length > 0 ? given : [-1]).map((attachment) => ({
    address: '',
    attachment,
    description: '',
    caption: '',
  }))
}

function filmOf(element: Element, caption: string, { note }: Reading): Piece[] {
  const [source] = elementsIn(element.childNodes, 'source')
  const named =
    attribute(element, 'src') || (source ? attribute(source, 'src') : '') || textOf(element.childNodes).trim()
  const address = videoAt(named)
  if (address) return [{ kind: 'film', address, caption }]
  if (isRecordingHost(named)) return [{ kind: 'film', address: named, caption }]
  if (['audio', 'video'].includes(element.tagName) && named)
    return [{ kind: 'file', address: named, title: caption, isPlayed: true }]
  const hint = ['/maps', 'openstreetmap'].some((one) => named.includes(one))
    ? ' The block “Map and directions” shows the church’s addresses.'
    : ''
  note(`Something embedded was left out: ${named.slice(0, 200) || 'without an address'}.${hint}`)
  return []
}

function tableOf(table: Element, caption: string, { note }: Reading): Piece[] {
  const rows = elementsIn(table.childNodes, 'tr').map((row) =>
    row.childNodes
      .filter((cell) => isElement(cell) && /^t[hd]$/.test(cell.tagName))
      .map((cell) => lineOf([cell])),
  )
  const [columns, ...others] = rows
  if (!columns) return []
  if (elementsIn(table.childNodes, 'a', 'img', 'table', 'iframe').length > 0)
    note('Links and pictures in a table were left out; its words came.')
  if (elementsIn(table.childNodes, 'th').length === 0)
    note('The first row of a table became the headings of its columns.')
  const title = caption || lineOf(elementsIn(table.childNodes, 'caption').slice(0, 1))
  return [{ kind: 'table', columns, rows: others, caption: title }]
}

function buttonsOf(element: Element, { note, linkOf }: Reading): Piece[] {
  const actions = elementsIn([element], 'a').flatMap((button) => {
    const label = lineOf(button.childNodes)
    const link = linkOf(attribute(button, 'href'))
    if (label && !link) note(`The button “${beginningOf(label)}” has no place to lead to.`)
    return label ? [{ label, link: link ?? '' }] : []
  })
  return actions.length > 0 ? [{ kind: 'buttons', actions }] : []
}

function fileOf(element: Element, { note }: Reading): Piece[] {
  const [link] = elementsIn(element.childNodes, 'a')
  if (link)
    return [
      { kind: 'file', address: attribute(link, 'href'), title: lineOf(link.childNodes), isPlayed: false },
    ]
  note('A file without an address was left out.')
  return []
}

/** Verses and the like: each line stands by itself. */
function preOf(element: Element, reading: Reading): Piece[] {
  const classic = { ...reading, isClassic: true }
  return paragraphsOf(element.childNodes, classic).map((text) => ({ kind: 'words', text, isList: false }))
}
