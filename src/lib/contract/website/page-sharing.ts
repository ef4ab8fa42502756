import * as z from 'zod/mini'
import { churchRules } from '../../texts/website/church-rules.ts'
import { optionalText, requiredText } from '../base.ts'
import { flag, id, number, text, textOrNull, texts } from '../fields.ts'
import { TextForm } from './page-fields.ts'

/**
 * What somebody may do with a page: the staff everything that its dashboard offers; a person to whom the page was given may
 * write it, and either publish it or ask for that.
 */
export const pageRights = ['staff', 'publish', 'ask'] as const
export type PageRight = (typeof pageRights)[number]

/** An account that may edit a page. */
export const PageEditorAnswer = z.strictObject({
  account: id,
  username: text,
  name: text,
  needs_approval: flag,
})
export type PageEditorAnswer = z.infer<typeof PageEditorAnswer>

export const PageEditorForm = z.strictObject({
  needs_approval: z.boolean({ error: () => churchRules.sayWhetherSomebodyApproves }),
})

export const AskForm = z.extend(TextForm, { note: optionalText(200) })

const answer = requiredText(() => churchRules.sayFewWordsWhat, 1000)

export const SendBackForm = z.extend(TextForm, { answer })
/** The same as it is typed. */
export const SendBackWord = z.strictObject({ answer })
export type SendBackWord = z.infer<typeof SendBackWord>

const request = {
  /** The username of who asks. */
  by: text,
  asked_at: text,
  note: text,
  /** False when somebody has written on the page since: then it is to be asked anew. */
  is_current: flag,
}

/** What became of a wish that a draft be published. */
export const PageRequestAnswer = z.strictObject({
  ...request,
  /** What the staff wrote back; null while it waits. */
  answer: textOrNull,
  answered_at: textOrNull,
})
export type PageRequestAnswer = z.infer<typeof PageRequestAnswer>

/** A draft that waits to be published, with what it changes. */
export const WaitingPageAnswer = z.strictObject({
  id,
  path: text,
  lang: text,
  title: text,
  /** The precondition of approving it. */
  version: number,
  ...request,
  changes: texts,
})
export type WaitingPageAnswer = z.infer<typeof WaitingPageAnswer>
