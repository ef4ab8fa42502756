import type { Context } from 'hono'
import type { ConversationReplyForm, WholeConversationAnswer } from '../../../lib/contract/care/inbox.ts'
import { siteOf } from '../../accounts/accounts/rights/site.ts'
import { languageOf } from '../../accounts/accounts/sessions/kept-language.ts'
import { mayReach } from '../../accounts/unsubscribes/repo.ts'
import { findWhatsAppConsent } from '../../accounts/unsubscribes/whatsapp-consent.ts'
import { writersIn } from '../../messages/inbox/writer.ts'
import { leftThisMonth } from '../../messages/mailings/budget.ts'
import { findRecipient } from '../../messages/mailings/recipients.ts'
import { addMessage } from '../../messages/mailings/repo.ts'
import { idOfAccount } from '../../messages/recipients/recipient-id.ts'
import {
  contentFor,
  findUsable,
  isTooLong,
  listOffered,
  priceOf,
} from '../../messages/whatsapp-templates/templates.ts'
import { findWindow } from '../../messages/whatsapp-templates/window.ts'
import type { AppEnv, Variables } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { inboxRefusalWords } from './messages.ts'
import type { FoundConversation } from './repo.ts'

/* Answers to who wrote by WhatsApp: free words within 24 hours, afterwards a template (docs/messages.md). */

export type WhatsAppWords = { text: string } & Pick<ConversationReplyForm, 'template' | 'template_values'>

type Deps = Pick<Variables, 'addressHash' | 'messaging' | 'now'>

/** Whether an answer to a conversation goes by WhatsApp: it came so, and the church still has it. */
export const goesByWhatsApp = ({ messaging }: Pick<Deps, 'messaging'>, row: FoundConversation): boolean =>
  Number(row.by_whatsapp) === 1 && messaging.whatsapp !== undefined

/** To whom an answer goes, by the number from which the newest words came; undefined where nobody may be written to. */
export async function planWhatsApp(db: Db, { addressHash, now }: Deps, row: FoundConversation) {
  const last = (await writersIn(db, row.id)).at(-1)
  if (!last) return undefined
  const member = row.account_id === null ? undefined : await findRecipient(db, idOfAccount(row.account_id))
  // A member whose number is another one by now is answered where they wrote.
  const person =
    member?.telephone === last.phoneKey
      ? member
      : await findRecipient(db, { kind: 'contact', id: last.recipient.id })
  if (!person?.telephone) return undefined
  const window = await findWindow(db, person.telephone, now())
  const to = { ...person, channel: 'whatsapp', address: person.telephone, answers: 'words' } as const
  const { stopped_at } = await findWhatsAppConsent(db, addressHash, {
    ...person,
    telephone: person.telephone,
  })
  return (await mayReach(db, addressHash, to, 'other'))
    ? { person, window, isStopped: stopped_at !== null }
    : undefined
}

/** What the inbox shows of WhatsApp; null for another conversation. */
export async function whatsAppOf(
  db: Db,
  deps: Deps,
  row: FoundConversation,
): Promise<WholeConversationAnswer['whatsapp']> {
  if (!goesByWhatsApp(deps, row)) return null
  const planned = await planWhatsApp(db, deps, row)
  return {
    window_until: planned?.window ?? null,
    is_stopped: planned?.isStopped ?? false,
    templates: await listOffered(db),
  }
}

type Queued = WhatsAppWords & { row: FoundConversation }

/**
 * Queues an answer by WhatsApp. Call it in a transaction. Returns its message. Throws 400 at `template` where the 24 hours are over and none was
 * chosen, and 409 where there is no way.
 */
export async function queueWhatsApp(
  c: Context<AppEnv>,
  db: Db,
  { row, text: typed, template = '', template_values = [] }: Queued,
): Promise<number> {
  const planned = (await planWhatsApp(db, c.var, row)) ?? refuse(409, inboxRefusalWords.noWay)
  const { person, window, isStopped } = planned
  if (!template && !window) refuseFields({ template: [inboxRefusalWords.windowClosed] })
  if (template && isStopped) refuse(409, inboxRefusalWords.wroteStop)
  const byTemplate = { template, template_values: JSON.stringify(template_values) }
  const content = template ? await contentOf(db, byTemplate, await languageOf(db, person)) : undefined
  const cost = (await priceOf(db))(content?.category ?? 'SERVICE')
  const now = c.var.now()
  if (cost > 0 && cost > (await leftThisMonth(db, 'own', now))) refuse(409, inboxRefusalWords.tooDear)
  const at = now.toISOString()
  return addMessage(
    db,
    {
      state: 'planned',
      audience: person.key,
      audience_name: person.name,
      fellowship_id: null,
      purpose: 'other',
      // A member is answered by the next way where this one fails.
      channel: person.accountId === null ? 'whatsapp' : 'first choice',
      subject: 'WhatsApp',
      text: content?.text ?? typed,
      ...byTemplate,
      plain_letters: 1,
      site: siteOf(c),
      people: 1,
      cost,
      send_at: at,
      conversation_id: row.id,
      written_by: c.var.caller?.id ?? null,
      written_at: at,
    },
    [{ person, channel: 'whatsapp', cost }],
  )
}

/** A template as it is answered with; 400 for one that cannot go. */
async function contentOf(
  db: Db,
  byTemplate: { template: string; template_values: string },
  language: string,
) {
  const usable = await findUsable(db, byTemplate)
  const content = usable && contentFor(usable, { language, fill: (words) => words, text: '' })
  if (!content) refuseFields({ template: [inboxRefusalWords.noTemplate] })
  if (isTooLong(content)) refuseFields({ template_values: [inboxRefusalWords.templateTooLong] })
  return content
}
