import * as z from 'zod/mini'
import { atMost } from '../../base.ts'
import { churchSymbols } from '../church-symbols.ts'
import {
  choice,
  emptyOf,
  type Fields,
  link,
  list,
  type SchemasOf,
  type Shown,
  schemasOf,
  text,
} from './field.ts'

const wrongId = 'Please use small letters, digits and hyphens'

/** Names a block within its page, and is its anchor: `order` is found under `/worship-services#order`. */
const BlockId = z.string({ error: wrongId }).check(atMost(60, wrongId), z.regex(/^[a-z][a-z0-9-]*$/, wrongId))

type OfEvery<Kind extends string> = {
  id: typeof BlockId
  kind: z.ZodMiniLiteral<Kind>
  /** A hidden block stays in the page for its editors, and nobody else sees it. */
  hidden: z.ZodMiniBoolean<boolean>
}

export type BlockKind<Kind extends string, F extends Fields> = {
  kind: Kind
  /** What the block is called in the editor, and what it is for. */
  name: string
  help: string
  fields: F
  schema: z.ZodMiniObject<OfEvery<Kind> & SchemasOf<F>, z.core.$strict>
}

/** Describes a kind of block: its name and fields, from which its schema and its form follow. */
export function defineBlock<const Kind extends string, F extends Fields>(
  kind: Kind,
  about: { name: string; help: string; fields: F },
): BlockKind<Kind, F> {
  const ofEvery: OfEvery<Kind> = { id: BlockId, kind: z.literal(kind), hidden: z.boolean() }
  return { kind, ...about, schema: z.strictObject({ ...ofEvery, ...schemasOf(about.fields) }) }
}

/** A new block of a kind, with nothing in it. */
export const newBlock = ({ kind, fields }: { kind: string; fields: Fields }, id: string) => ({
  id,
  kind,
  hidden: false,
  ...emptyOf(fields),
})

/** Symbols of a page, a card or a picture; '' for none. */
export type PageSymbol = (typeof churchSymbols)[number] | ''

const symbolNames = {
  '': 'None',
  cross: 'Cross',
  'nyame-dua': 'Nyame Dua: tree of God',
  'gye-nyame': 'Gye Nyame: except God',
  sankofa: 'Sankofa: go back and fetch it',
  dwennimmen: 'Dwennimmen: strength with humility',
  akoma: 'Akoma: the heart',
  nkonsonkonson: 'Nkonsonkonson: the chain link',
  'mate-masie': 'Mate Masie: what I hear, I keep',
  'bese-saka': 'Bese Saka: plenty and sharing',
  funtunfunefu: 'Funtunfunefu: sharing what feeds us',
} as const satisfies Record<PageSymbol, string>

/** The choice of a symbol. */
export const symbol = (label = 'Symbol', shown: Shown = {}) =>
  choice(
    label,
    (['', ...churchSymbols] as const).map((name) => [name, symbolNames[name]] as const),
    shown,
  )

/** The choice of the colour behind a symbol or a picture. */
export const tone = (label = 'Colour', shown: Shown = {}) =>
  choice(
    label,
    [
      ['forest', 'The church’s colour'],
      ['indigo', 'Indigo'],
      ['laterite', 'Laterite'],
      ['gold', 'The second colour'],
    ],
    shown,
  )

/** The heading of a section, and the link beside it to more of its kind. */
export const heading = {
  title: text('Heading', { limit: 120 }),
  link: link('A link beside the heading', { needs: [['title'], ['more']] }),
  more: text('Words of that link', { limit: 60, needs: [['title'], ['link']] }),
}

/** Buttons; the first one stands out. */
export const actions = (most = 3) =>
  list('Buttons', {
    one: 'button',
    most,
    fields: {
      label: text('Words on the button', { limit: 60, required: 'Please give the words on the button' }),
      link: link('Leads to', { required: 'Please say where the button leads' }),
    },
  })

/** Questions of a visitor with short answers: when, where, who. */
export const facts = (label = 'Facts', shown: Shown = {}) =>
  list(label, {
    ...shown,
    one: 'fact',
    most: 12,
    fields: {
      question: text('What', { limit: 80, required: 'Please say what it is about' }),
      answer: text('Answer', { limit: 300, required: 'Please give the answer' }),
    },
  })
