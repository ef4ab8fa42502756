import { blockKinds } from '../../src/lib/contract/website/blocks/all.ts'
import { newBlock } from '../../src/lib/contract/website/blocks/block.ts'
import { emptyOf, type Field, type Fields } from '../../src/lib/contract/website/blocks/field.ts'

/** A value of a field in which every text is `words`. */
function filled({ input, empty }: Field, words: string): unknown {
  if (input.kind === 'text') return words.slice(0, input.limit)
  if (input.kind === 'long') return words
  if (input.kind === 'lines') return [words]
  if (input.kind === 'link') return '/events'
  if (input.kind === 'picture')
    return { decoration: false, width: 0, height: 0, key: 'pages/a.webp', description: words }
  if (input.kind === 'file')
    return { key: input.recording ? 'pages/a.mp3' : 'pages/a.pdf', name: words, bytes: 1 }
  if (input.kind === 'list') return [allOf(input.fields, words)]
  return empty
}

const allOf = (fields: Fields, words: string) => ({
  ...emptyOf(fields),
  ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, filled(field, words)])),
})

type Kind = (typeof blockKinds)[number]

/** A block of a kind in which every text of every field is `words`. */
export const filledBlock = (kind: Kind, id: string, words: string) => ({
  ...newBlock(kind, id),
  ...allOf(kind.fields, words),
})

/** A block of every kind that stands anywhere; a page's own part stands on its page only. */
export const filledBlocks = (words: string) =>
  blockKinds
    .filter(({ kind }) => kind !== 'own-part')
    .map((kind) => filledBlock(kind, `filled-${kind.kind}`, words))
