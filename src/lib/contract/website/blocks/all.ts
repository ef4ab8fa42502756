import type * as z from 'zod/mini'
import { callToAction } from './call-to-action.ts'
import { cards } from './cards.ts'
import { fellowshipsBlock } from './fellowships.ts'
import { figures } from './figures.ts'
import { fileBlock } from './file.ts'
import { gallery } from './gallery.ts'
import { givingWays } from './giving-ways.ts'
import { hero } from './hero.ts'
import { mapAndDirections } from './map-and-directions.ts'
import { moreNews } from './more-news.ts'
import { nextEvents } from './next-events.ts'
import { ownPart } from './own-part.ts'
import { people } from './people.ts'
import { pictureBlock } from './picture.ts'
import { quote } from './quote.ts'
import { sermonsBlock } from './sermons.ts'
import { serviceTimes } from './service-times.ts'
import { signUp } from './sign-up.ts'
import { steps } from './steps.ts'
import { streams } from './streams.ts'
import { table } from './table.ts'
import { tabs } from './tabs.ts'
import { textBlock } from './text.ts'
import { thisSunday } from './this-sunday.ts'
import { trending } from './trending.ts'
import { updates } from './updates.ts'
import { video } from './video.ts'

/** Every kind of block, in the order in which an editor offers them. */
export const blockKinds = [
  hero,
  textBlock,
  cards,
  steps,
  people,
  quote,
  callToAction,
  table,
  figures,
  tabs,
  pictureBlock,
  gallery,
  video,
  fileBlock,
  serviceTimes,
  thisSunday,
  nextEvents,
  fellowshipsBlock,
  sermonsBlock,
  streams,
  trending,
  updates,
  moreNews,
  mapAndDirections,
  givingWays,
  signUp,
  ownPart,
] as const

/** A part of a page: what it says, by its kind. Its schema is in any-block.ts, which no browser needs. */
export type Block = z.infer<(typeof blockKinds)[number]['schema']>
export type KindOfBlock = Block['kind']
/** The block of one kind. */
export type BlockOf<Kind extends KindOfBlock> = Extract<Block, { kind: Kind }>
