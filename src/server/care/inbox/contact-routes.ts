import { isPersonsName, noName } from '../../../lib/contract/accounts/persons-name.ts'
import * as calls from '../../../lib/contract/care/calls/contact-messages.ts'
import { missingWays } from '../../../lib/contract/care/contact-message.ts'
import { contactRules } from '../../../lib/texts/care/contact-rules.ts'
import { anyone, roles } from '../../accounts/accounts/rights/guards.ts'
import { refuseNoPhone } from '../../accounts/accounts/telephones.ts'
import { callRefusals } from '../../platform/errors/messages.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { idempotent } from '../../platform/http/idempotency/idempotency.ts'
import { answerPage, readChoice, readPaging } from '../../platform/http/pagination.ts'
import { consumeAs } from '../../platform/http/rate-limit.ts'
import { Routes } from '../../platform/http/routes.ts'
import { bodyOf } from '../../platform/http/takes.ts'
import { countryOf } from '../../settings/church-settings/place.ts'
import { readChurchSettings } from '../../settings/church-settings/repo.ts'
import { recordAccess } from '../../settings/system-log/access.ts'
import { audit } from '../../settings/system-log/audit.ts'
import { moveToTrash } from '../../settings/trash/move-to-trash.ts'
import {
  contactOrders,
  contactStates,
  deleteContactMessage,
  listContactMessages,
  markContactMessage,
  writeToChurch,
} from './contact-repo.ts'
import { inboxRefusalWords } from './messages.ts'

/** Messages to the church, and the super admin's inbox (spec 1 §7; docs/specification/settled.md). */
export const contacts = new Routes()
  .answer(calls.sendContactMessage, [anyone, idempotent], async (c) => {
    await consumeAs(c, 'contact')
    const message = await bodyOf(c)
    if (!isPersonsName(message.name, 'whole')) refuseFields({ name: [noName()] })
    const { contact_by_either } = await readChurchSettings(c.var.db)
    const missing = missingWays(message, contact_by_either)
    if (missing.length > 0)
      refuseFields(Object.fromEntries(missing.map((way) => [way, [contactRules.allFields]])))
    if (message.phone) refuseNoPhone(message.phone, await countryOf(c.var.db))
    const sent = { ...message, accountId: c.var.caller?.id ?? null, now: c.var.now() }
    return await c.var.db.transaction().execute((db) => writeToChurch(db, sent))
  })
  .answer(calls.listContactMessages, roles('admin'), async (c) => {
    const paging = { ...readPaging(c, contactOrders), state: readChoice(c, 'status', contactStates) }
    const contacts = await listContactMessages(c.var.db, paging)
    const { length: rows } = contacts.rows
    await recordAccess(c, { what: 'messages to the church', rows, filter: paging.search })
    return answerPage(c, paging, contacts)
  })
  .answer(calls.markContactMessage, roles('admin'), async (c, { id }) => {
    const { is_read } = await bodyOf(c)
    return (
      (await markContactMessage(c.var.db, { id, isRead: is_read, now: c.var.now() })) ??
      refuse(404, inboxRefusalWords.noSuchMessage)
    )
  })
  .answer(calls.deleteContactMessage, roles('admin'), async (c, { id }) => {
    await c.var.db.transaction().execute(async (db) => {
      await moveToTrash(c, db, { kind: 'contact_message', row: id })
      if (!(await deleteContactMessage(db, id))) refuse(404, inboxRefusalWords.noSuchMessage)
      await audit(c, db, 'Contact message deleted', { detail: `message ${id}`, status: 'warning' })
    })
    return { detail: callRefusals.messageDeleted }
  })
