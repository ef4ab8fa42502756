import * as z from 'zod/mini'
import { blockTexts } from '../../../texts/website/blocks.ts'
import { churchRules } from '../../../texts/website/church-rules.ts'
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
  type Word,
} from './field.ts'

const wrongId = () => churchRules.useSmallLettersDigits

/** Names a block within its page, and is its anchor: `order` is found under `/worship-services#order`. */
const BlockId = z
  .string({ error: wrongId })
  .check(atMost(60, wrongId), z.regex(/^[a-z][a-z0-9-]*$/, { error: wrongId }))

type OfEvery<Kind extends string> = {
  id: typeof BlockId
  kind: z.ZodMiniLiteral<Kind>
  /** A hidden block stays in the page for its editors, and nobody else sees it. */
  hidden: z.ZodMiniBoolean<boolean>
}

export type BlockKind<Kind extends string, F extends Fields> = {
  kind: Kind
  /** What the block is called in the editor, and what it is for. */
  name: Word
  help: Word
  fields: F
  schema: z.ZodMiniObject<OfEvery<Kind> & SchemasOf<F>, z.core.$strict>
}

/** Describes a kind of block: its name and fields, from which its schema and its form follow. */
export function defineBlock<const Kind extends string, F extends Fields>(
  kind: Kind,
  about: { name: Word; help: Word; fields: F },
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
  '': () => blockTexts.none,
  cross: () => blockTexts.cross,
  'nyame-dua': () => blockTexts.nyameDuaTreeOf,
  'gye-nyame': () => blockTexts.gyeNyameExceptGod,
  sankofa: () => blockTexts.sankofaGoBackAnd,
  dwennimmen: () => blockTexts.dwennimmenStrengthWithHumility,
  akoma: () => blockTexts.akomaHeart,
  nkonsonkonson: () => blockTexts.nkonsonkonsonChainLink,
  'mate-masie': () => blockTexts.mateMasieWhatI,
  'bese-saka': () => blockTexts.beseSakaPlentyAnd,
  funtunfunefu: () => blockTexts.funtunfunefuSharingWhatFeeds,
} as const satisfies Record<PageSymbol, Word>

/** The choice of a symbol. */
export const symbol = (label = () => blockTexts.symbol, shown: Shown = {}) =>
  choice(
    label,
    (['', ...churchSymbols] as const).map((name) => [name, symbolNames[name]] as const),
    shown,
  )

/** The choice of the colour behind a symbol or a picture. */
export const tone = (label = () => blockTexts.colour, shown: Shown = {}) =>
  choice(
    label,
    [
      ['forest', () => blockTexts.churchsColour],
      ['indigo', () => blockTexts.indigo],
      ['laterite', () => blockTexts.laterite],
      ['gold', () => blockTexts.secondColour],
    ],
    shown,
  )

/** The heading of a section, and the link beside it to more of its kind. */
export const heading = {
  title: text(() => blockTexts.heading, { limit: 120 }),
  link: link(() => blockTexts.linkBesideHeading, { needs: [['title'], ['more']] }),
  more: text(() => blockTexts.wordsOfThatLink, { limit: 60, needs: [['title'], ['link']] }),
}

/** Buttons; the first one stands out. */
export const actions = (most = 3) =>
  list(() => blockTexts.buttons, {
    one: () => blockTexts.oneButton,
    most,
    fields: {
      label: text(() => blockTexts.wordsOnButton, {
        limit: 60,
        required: () => blockTexts.pleaseGiveWordsOn,
      }),
      link: link(() => blockTexts.leadsTo, { required: () => blockTexts.pleaseSayWhereButton }),
    },
  })

/** Questions of a visitor with short answers: when, where, who. */
export const facts = (label = () => blockTexts.facts, shown: Shown = {}) =>
  list(label, {
    ...shown,
    one: () => blockTexts.oneFact,
    most: 12,
    fields: {
      question: text(() => blockTexts.what, { limit: 80, required: () => blockTexts.pleaseSayWhatIt }),
      answer: text(() => blockTexts.answer, { limit: 300, required: () => blockTexts.pleaseGiveAnswer }),
    },
  })
