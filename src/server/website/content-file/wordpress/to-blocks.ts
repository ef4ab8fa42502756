import { blockKinds, type KindOfBlock } from '../../../../lib/contract/website/blocks/all.ts'
import { newBlock } from '../../../../lib/contract/website/blocks/block.ts'
import type { DraftBlock } from '../../../../lib/contract/website/blocks/draft.ts'
import { emptyOf, type Fields, type Picture } from '../../../../lib/contract/website/blocks/field.ts'
import { isRecording } from '../../../../lib/site/page-files.ts'
import { plainInMarkdown } from './inline.ts'
import { beginningOf, type Note } from './notes.ts'
import type { Piece } from './pieces.ts'
import type { Takes } from './takes.ts'

type Making = {
  note: Note
  take: Takes
  blocks: DraftBlock[]
  /** A heading that waits for what stands under it. */
  title: string
  anchor: string
  words: string[]
}

/** Characters of a text block, of its title, of a cell. */
const most = { text: 19_500, title: 120, cell: 300, columns: 8, rows: 100, gallery: 40 }

/** Makes blocks of the pieces of a text. */
export async function blocksOf(pieces: readonly Piece[], note: Note, take: Takes): Promise<DraftBlock[]> {
  const making: Making = { note, take, blocks: [], title: '', anchor: '', words: [] }
  let before: Piece | undefined
  for (const piece of pieces) {
    // Two lists after each other would be one in Markdown.
    if (piece.kind === 'words' && piece.isList && before?.kind === 'words' && before.isList) endText(making)
    await add(making, piece)
    before = piece
  }
  endText(making)
  endHeading(making)
  return making.blocks
}

async function add(making: Making, piece: Piece): Promise<void> {
  if (piece.kind === 'words') return addWords(making, piece.text)
  if (piece.kind === 'heading') return addHeading(making, piece)
  endText(making)
  switch (piece.kind) {
    case 'picture':
    case 'gallery':
      return addPictures(making, piece)
    case 'quote':
      return addBlock(making, 'quote', { items: [{ text: piece.text, name: piece.name }] })
    case 'film':
      return addBlock(making, 'video', { film: piece.address, text: piece.caption.slice(0, 600) })
    case 'file':
      return addFile(making, piece)
    case 'table':
      return addTable(making, piece)
    case 'buttons':
      return addButtons(making, piece.actions)
  }
}

function addWords(making: Making, text: string): void {
  for (const part of partsOf(text, making.note)) {
    if ([...making.words, part].join('\n\n').length > most.text) endText(making)
    making.words.push(part)
  }
}

/** A paragraph that is longer than a block is cut at blanks. */
function partsOf(text: string, note: Note): string[] {
  if (text.length <= most.text) return [text]
  note(`The paragraph “${beginningOf(text)}” was cut into several: it is longer than a block.`)
  const end = text.lastIndexOf(' ', most.text)
  const at = end > 0 ? end : most.text
  return [text.slice(0, at), ...partsOf(text.slice(at).trimStart(), note)]
}

/** Headings of the first two ranks begin a section; others stand among the words. */
function addHeading(making: Making, { rank, title, anchor }: Extract<Piece, { kind: 'heading' }>): void {
  if (rank > 2 || title.length > most.title) {
    addWords(making, `### ${plainInMarkdown(title)}`)
    return
  }
  endText(making)
  endHeading(making)
  making.title = title
  making.anchor = anchor
}

function endText(making: Making): void {
  if (making.words.length > 0) addBlock(making, 'text', { text: making.words.join('\n\n') })
  making.words = []
}

/** A heading with nothing under it stands as words. */
function endHeading(making: Making): void {
  const { title } = making
  making.title = ''
  if (title) addBlock(making, 'text', { text: `### ${plainInMarkdown(title)}` })
}

async function addPictures(
  making: Making,
  piece: Extract<Piece, { kind: 'picture' | 'gallery' }>,
): Promise<void> {
  const named = piece.kind === 'picture' ? [piece.picture] : piece.pictures
  const items: { picture: Picture; caption: string }[] = []
  for (const one of named) items.push(...(await making.take.pictures(one, making.note)))
  const [first] = items
  if (!first) return
  // A picture has no heading; a gallery of one has.
  if (items.length === 1 && !making.title)
    return addBlock(making, 'picture', { picture: first.picture, caption: first.caption.slice(0, 300) })
  for (let at = 0; at < items.length; at += most.gallery) {
    const part = items.slice(at, at + most.gallery)
    addBlock(making, 'gallery', {
      items: part.map(({ picture, caption }) => ({ picture, caption: caption.slice(0, 200) })),
    })
  }
}

/** A recording is played where the text played it; everything else, and a document that a player named, is downloaded. */
async function addFile(making: Making, piece: Extract<Piece, { kind: 'file' }>): Promise<void> {
  const file = await making.take.file(piece.address, making.note)
  if (!file) return
  const title = piece.title.slice(0, most.title)
  if (piece.isPlayed && isRecording(file.key))
    return addBlock(making, 'video', { recording: { ...file, name: title || file.name }, text: '' })
  if (!making.title) making.title = title || file.name
  addBlock(making, 'file', { file })
}

function addTable(making: Making, { columns, rows, caption }: Extract<Piece, { kind: 'table' }>): void {
  const { note } = making
  const cut = (cells: readonly string[], limit: number) =>
    cells.slice(0, most.columns).map((cell) => cell.slice(0, limit) || '–')
  const isCut = [columns, ...rows].some(
    (cells) => cells.length > most.columns || cells.some((cell) => cell.length > most.cell),
  )
  if (isCut || columns.some((cell) => cell.length > 60))
    note(
      `A table was cut: it has at most ${most.columns} columns, 60 letters in a heading and ${most.cell} in a cell.`,
    )
  if (caption && !making.title) making.title = caption.slice(0, most.title)
  for (let at = 0; at === 0 || at < rows.length; at += most.rows)
    addBlock(making, 'table', {
      columns: cut(columns, 60),
      rows: rows.slice(at, at + most.rows).map((cells) => ({ cells: cut(cells, most.cell) })),
    })
}

function addButtons(making: Making, actions: { label: string; link: string }[]): void {
  for (let at = 0; at < actions.length; at += 3) {
    const part = actions.slice(at, at + 3).map(({ label, link }) => ({ label: label.slice(0, 60), link }))
    if (!making.title) making.title = part[0]?.label ?? ''
    addBlock(making, 'call-to-action', { actions: part })
  }
}

/** Adds a block with the waiting heading, where its kind has one. */
function addBlock(making: Making, kind: KindOfBlock, given: Readonly<Record<string, unknown>>): void {
  const blockKind = blockKinds.find((one) => one.kind === kind)
  if (!blockKind) throw new Error(`There is no block ${kind}`)
  const fields: Fields = blockKind.fields
  const { title, anchor, blocks } = making
  const isTitled = title !== '' && 'title' in fields
  if (title && !isTitled) endHeading(making)
  const id = freeId(isTitled ? anchor || title : kind, blocks)
  const own = isTitled ? { ...given, title } : given
  if (isTitled) {
    making.title = ''
    making.anchor = ''
  }
  blocks.push({ ...newBlock(blockKind, id), ...filled(fields, own) })
}

/** The values, with the items of lists filled up. */
const filled = (fields: Fields, given: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const input = fields[name]?.input
      return [
        name,
        input?.kind === 'list' && Array.isArray(value)
          ? value.map((item: object) => ({ ...emptyOf(input.fields), ...item }))
          : value,
      ]
    }),
  )

/** An id that no block of the page has, from words: `our-history`, `our-history-2`. */
function freeId(words: string, blocks: readonly DraftBlock[]): string {
  const name = words
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, ' ')
    .split(' ')
    .filter(Boolean)
    .join('-')
    .slice(0, 50)
  const base = /^[a-z]/.test(name) ? name : `part-${name || '1'}`
  const taken = (id: string) => blocks.some((block) => block.id === id)
  let id = base
  for (let count = 2; taken(id); count += 1) id = `${base}-${count}`
  return id
}
