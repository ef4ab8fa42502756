import * as z from 'zod/mini'
import { churchRules } from '../../texts/website/church-rules.ts'
import { atMost } from '../base.ts'
import { flag, id, number, numberOrNull, text, textOrNull, texts } from '../fields.ts'
import { WaitingPaymentDetails } from '../giving/payment-details.ts'
import { pageStates } from '../pagination.ts'
import { symbol, tone } from './blocks/block.ts'
import { blocksOf } from './blocks/blocks-of.ts'
import { DraftBlock } from './blocks/draft.ts'
import { Picture } from './blocks/field.ts'
import { placeFields, TextForm } from './page-fields.ts'
import { mostCharacters } from './page-limits.ts'
import { PageRequestAnswer, pageRights } from './page-sharing.ts'

const line = (limit: number) => z.string({ error: () => churchRules.giveText }).check(atMost(limit))

/** What a page will say, as it is being written: like PageDocument, but nothing is required. */
export const DraftDocument = z
  .strictObject({
    title: line(80),
    description: line(300),
    share: z.strictObject({ title: line(80), symbol: symbol().schema, tone: tone().schema }),
    /** The picture of a post of the news: above its words, in lists and in chats. Pages have theirs in blocks. */
    picture: z.optional(Picture),
    blocks: blocksOf(DraftBlock),
  })
  .check(
    z.refine((page) => JSON.stringify(page).length <= mostCharacters, {
      error: () => churchRules.pageSaysTooMuch,
      path: ['blocks'],
    }),
  )
export type DraftDocument = z.infer<typeof DraftDocument>

/** A page as it is edited. */
export const EditedPageAnswer = z.strictObject({
  id,
  ...placeFields,
  state: z.enum(pageStates),
  /** The precondition of moving, hiding and deleting the page. */
  page_version: number,
  lang: text,
  /** The languages in which the page says something. */
  languages: texts,
  /** The precondition of saving and publishing its words in this language. */
  version: number,
  document: DraftDocument,
  is_draft: flag,
  published_number: numberOrNull,
  next_at: textOrNull,
  changed_at: text,
  changed_by: text,
  /** Whether the site itself answers at this address, so that the page cannot be moved or deleted. */
  of_site: flag,
  /** What the caller may do with it. */
  right: z.enum(pageRights),
  /** The wish that the draft be published, waiting or sent back; null without one. */
  request: z.nullable(PageRequestAnswer),
  /** The version that waits for a second person, since it tells people where money goes; null without one. */
  waiting: z.nullable(WaitingPaymentDetails),
})
export type EditedPageAnswer = z.infer<typeof EditedPageAnswer>

export const DraftForm = z.extend(TextForm, { document: DraftDocument })
