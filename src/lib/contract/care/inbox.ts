import * as z from 'zod/mini'
import { careRules } from '../../texts/care/care-rules.ts'
import { messageRules } from '../../texts/messages/message-rules.ts'
import { ownMessageTexts } from '../../texts/messages/own-message-answers.ts'
import { optionalText, requiredText } from '../base.ts'
import { OptionalId, Version } from '../edit.ts'
import { flag, id, number, numberOrNull, text, textOrNull } from '../fields.ts'

/** What a conversation began with: a message to the church, words to a leader, or an answer to a message of the church. */
export const conversationSources = ['office', 'leader', 'answer'] as const
export type ConversationSource = (typeof conversationSources)[number]

const conversationStates = ['open', 'closed'] as const
export type ConversationState = (typeof conversationStates)[number]

/** `written` by the person, `answered` by a message, `noted` as answered in another way. The others are acts of staff. */
const conversationActs = [
  'written',
  'answered',
  'noted',
  'taken',
  'handed over',
  'given back',
  'closed',
  'reopened',
] as const
export type ConversationAct = (typeof conversationActs)[number]

/** Open ones of the reader, of nobody, those that nobody took for two days, all open ones, and closed ones. */
export const inboxViews = ['mine', 'nobody', 'waiting', 'open', 'closed'] as const
export type InboxView = (typeof inboxViews)[number]

/** The longest answer, in characters. */
export const answerLimit = 1000

const fields = {
  id,
  source: z.enum(conversationSources),
  /** The person who writes. */
  name: text,
  /** The subject, or the first words. */
  subject: text,
  /** The fellowship whose leader is asked; '' for the others. */
  fellowship: text,
  state: z.enum(conversationStates),
  opened_at: text,
  last_at: text,
  answered_at: textOrNull,
  assigned: numberOrNull,
  assigned_name: text,
  assigned_at: textOrNull,
  /** Written by WhatsApp, where the answers go, too. */
  by_whatsapp: flag,
  /** Unassigned for more than two days. */
  is_waiting: flag,
  /** What a visitor gave otherwise than an earlier conversation under the same number or address; '' for nothing. */
  doubt: z.enum(['', 'telephone', 'name']),
  version: number,
}
export const ConversationAnswer = z.strictObject(fields)
export type ConversationAnswer = z.infer<typeof ConversationAnswer>

/** GET inbox/: a page of it, the newest first. `next`: what to ask for the next page by; '' on the last one. */
export const InboxAnswer = z.strictObject({ next: text, results: z.array(ConversationAnswer) })
export type InboxAnswer = z.infer<typeof InboxAnswer>

const entry = {
  id,
  at: text,
  kind: z.enum(conversationActs),
  /** The name of the staff member; '' for the person who wrote. */
  by: text,
  text,
  /** How an answer went, and what became of it; '' for what did not go by a message. */
  channel: text,
  delivery: text,
  /** What the message gave otherwise than the conversation, none of it confirmed; `doubt`: what is another one. */
  writer: z.nullable(
    z.strictObject({
      name: text,
      telephone: text,
      email: text,
      doubt: z.enum(['', 'telephone', 'name', 'email']),
    }),
  ),
}

/** GET inbox/{id}/: a conversation with what was written and done in it, in order. */
export const WholeConversationAnswer = z.strictObject({
  ...fields,
  /** E.164 or as it was typed; '' where the reader may not see it. */
  telephone: text,
  email: text,
  telephone_confirmed: flag,
  email_confirmed: flag,
  /** Whether a member writes, who is answered as a member. */
  of_member: flag,
  /** Other conversations of visitors under the same number or address: nothing shows that it is the same person. */
  others: z.array(z.strictObject({ id, name: text, state: z.enum(conversationStates) })),
  /** The message of the church that is answered; '' for the others. */
  about: text,
  /** How an answer would go; '' where nobody can write to the person. */
  way: text,
  /**
   * Of a conversation by WhatsApp: until when free words may go, and the templates for afterwards; `is_stopped`: the person has written STOP, so that no template
   * goes. null for the others.
   */
  whatsapp: z.nullable(
    z.strictObject({
      window_until: textOrNull,
      is_stopped: flag,
      templates: z.array(
        z.strictObject({ name: text, category: text, body: text, variables: z.array(text) }),
      ),
    }),
  ),
  entries: z.array(z.strictObject(entry)),
})
export type WholeConversationAnswer = z.infer<typeof WholeConversationAnswer>

/** GET inbox/may/: whether the caller has an inbox, and how much waits. */
export const InboxMayAnswer = z.strictObject({ may: flag, mine: number, nobody: number, waiting: number })
export type InboxMayAnswer = z.infer<typeof InboxMayAnswer>

const counts = {
  open: number,
  waiting: number,
  /** Closed this month. */
  closed: number,
  /** From the first word to the first answer, of those first answered this month; null without any. */
  median_hours: numberOrNull,
}
/** GET inbox/counts/. */
export const InboxCountsAnswer = z.strictObject({
  ...counts,
  sources: z.array(z.strictObject({ source: z.enum(conversationSources), ...counts })),
  holders: z.array(z.strictObject({ account: numberOrNull, name: text, ...counts })),
})
export type InboxCountsAnswer = z.infer<typeof InboxCountsAnswer>

/** GET inbox/{id}/holders/: to whom it may be handed. */
export const ConversationAssigneeAnswer = z.strictObject({ id, name: text, what: text })
export type ConversationAssigneeAnswer = z.infer<typeof ConversationAssigneeAnswer>

/** PUT inbox/{id}/holder/: the reader takes it, hands it to another, or gives it back to nobody (null). */
export const ConversationAssignForm = z.strictObject({ account: OptionalId, version: Version })

const answerWays = ['send', 'note'] as const

/** POST inbox/{id}/answers/: sent, or noted as said in another way, such as on the telephone. */
export const ConversationReplyForm = z.strictObject({
  text: requiredText(() => careRules.answer, answerLimit),
  way: z.enum(answerWays, { error: () => careRules.way }),
  /** The entry that is answered: a visitor is answered where it came from. Without it the newest that agrees with the first. */
  entry: OptionalId,
  /** By WhatsApp, once the 24 hours are over: a template with the words of its variables. */
  template: z.optional(
    z.string().check(z.regex(/^[a-z0-9_]{0,512}$/, { error: () => messageRules.chooseTemplate })),
  ),
  template_values: z.optional(
    z.array(requiredText(() => careRules.answer, answerLimit)).check(z.maxLength(20)),
  ),
  version: Version,
})
export type ConversationReplyForm = z.infer<typeof ConversationReplyForm>

/** POST inbox/{id}/close/: with a word, if there is one. */
export const ConversationCloseForm = z.strictObject({ word: optionalText(300), version: Version })
export type ConversationCloseForm = z.infer<typeof ConversationCloseForm>

/** POST inbox/{id}/reopen/. */
export const ConversationReopenForm = z.strictObject({ version: Version })

/** What a member sees of a conversation: what they wrote, and what was answered. */
const line = { id, at: text, is_mine: flag, text }
/** GET messages/mine/{id}/answers/. `to`: who reads an answer. */
export const OwnAnswersAnswer = z.strictObject({
  to: text,
  may_answer: flag,
  entries: z.array(z.strictObject(line)),
})
export type OwnAnswersAnswer = z.infer<typeof OwnAnswersAnswer>

/** POST messages/mine/{id}/answers/. */
export const OwnAnswerForm = z.strictObject({
  text: requiredText(() => ownMessageTexts.emptyAnswer, answerLimit),
})
export type OwnAnswerForm = z.infer<typeof OwnAnswerForm>
