import { Hono } from 'hono'
import { isPersonsName, noName } from '../../../lib/contract/accounts/persons-name.ts'
import { Done, pageOf } from '../../../lib/contract/answer.ts'
import {
  allFields,
  ContactMessageAnswer,
  ContactMessageRequest,
  missingWays,
  ReadMark,
} from '../../../lib/contract/care/contact.ts'
import { anyone, roles } from '../../accounts/accounts/rights/guards.ts'
import { refuseNoPhone } from '../../accounts/accounts/rules.ts'
import type { AppEnv } from '../../platform/context.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { describe } from '../../platform/http/describe.ts'
import { idempotent } from '../../platform/http/idempotency/idempotency.ts'
import { id, idOf } from '../../platform/http/ids.ts'
import { answerPage, readChoice, readPaging } from '../../platform/http/page.ts'
import { consumeAs } from '../../platform/http/rate-limit.ts'
import { bodyOf, takes } from '../../platform/http/takes.ts'
import { moveToBin } from '../../settings/bin/move-to-bin.ts'
import { countryOf } from '../../settings/church-settings/place.ts'
import { readChurchSettings } from '../../settings/church-settings/repo.ts'
import { recordAccess } from '../../settings/system-log/access.ts'
import { note } from '../../settings/system-log/note.ts'
import {
  addContact,
  contactOrders,
  contactStates,
  deleteContact,
  leaveContact,
  listContacts,
  markContact,
} from './repo.ts'

const noSuch = 'There is no such message.'

/** Messages to the church, and the super admin's inbox (spec 1 §7; docs/specification/settled.md). */
export const contacts = new Hono<AppEnv>()
  .post(
    '/contacts',
    anyone,
    idempotent,
    describe({
      summary: 'Writes to the church',
      status: 201,
      answer: ContactMessageAnswer,
    }),
    takes(ContactMessageRequest),
    async (c) => {
      await consumeAs(c, 'contact')
      const message = await bodyOf(c)
      if (!isPersonsName(message.name, 'whole')) refuseFields({ name: [noName] })
      const { contact_by_either } = await readChurchSettings(c.var.db)
      const missing = missingWays(message, contact_by_either)
      if (missing.length > 0) refuseFields(Object.fromEntries(missing.map((way) => [way, [allFields]])))
      if (message.phone) refuseNoPhone(message.phone, await countryOf(c.var.db))
      const sent = { ...message, accountId: c.var.caller?.id ?? null, now: c.var.now() }
      return c.json(await c.var.db.transaction().execute((db) => addContact(db, sent)), 201)
    },
  )
  .get(
    '/contacts',
    roles('admin'),
    describe({
      summary: 'The inbox, newest first',
      paged: true,
      query: { status: 'unread or read' },
      answer: pageOf(ContactMessageAnswer),
    }),
    async (c) => {
      const paging = { ...readPaging(c, contactOrders), state: readChoice(c, 'status', contactStates) }
      const found = await listContacts(c.var.db, paging)
      const { length: rows } = found.rows
      await recordAccess(c, { what: 'messages to the church', rows, filter: paging.search })
      return c.json(answerPage(c, paging, found))
    },
  )
  .patch(
    `/contacts/${id}`,
    roles('admin'),
    describe({ summary: 'Marks a message as read, or unread', answer: ContactMessageAnswer }),
    takes(ReadMark),
    async (c) => {
      const { is_read } = await bodyOf(c)
      return c.json((await markContact(c.var.db, idOf(c), is_read)) ?? refuse(404, noSuch))
    },
  )
  .delete(
    `/contacts/${id}`,
    roles('admin'),
    describe({ summary: 'Deletes a message; the bin keeps it for two weeks', answer: Done }),
    async (c) => {
      await c.var.db.transaction().execute(async (db) => {
        await leaveContact(db, idOf(c))
        await moveToBin(c, db, { kind: 'contact_message', row: idOf(c) })
        if (!(await deleteContact(db, idOf(c)))) refuse(404, noSuch)
        await note(c, db, 'Contact message deleted', { detail: `message ${idOf(c)}`, status: 'warning' })
      })
      return c.json({ detail: 'The message is deleted.' })
    },
  )
