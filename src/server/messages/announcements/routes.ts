import type { Context } from 'hono'
import * as calls from '../../../lib/contract/messages/calls/announcements.ts'
import type { SharedPost } from '../../../lib/contract/website/shared-post.ts'
import { demands } from '../../accounts/accounts/rights/demands.ts'
import { roles, signedIn } from '../../accounts/accounts/rights/guards.ts'
import { requireRecentProof } from '../../accounts/accounts/rights/step-up.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { idempotent } from '../../platform/http/idempotency/idempotency.ts'
import { answerPage, readPaging } from '../../platform/http/pagination.ts'
import { changedMeanwhile } from '../../platform/http/preconditions.ts'
import { Routes } from '../../platform/http/routes.ts'
import { bodyOf } from '../../platform/http/takes.ts'
import { churchDay } from '../../settings/church-settings/place.ts'
import { Records } from '../../settings/records/records.ts'
import { audit } from '../../settings/system-log/audit.ts'
import { watchesNumbers, watchNumbers } from '../../website/cms/numbers/watch-numbers.ts'
import { countReaders, noteShare } from '../../website/news/shares.ts'
import { resendWaiting, sendAsMessage, tellIfItWaits } from './as-message.ts'
import { announcementRefusals } from './messages.ts'
import {
  addAnnouncement,
  announcementOrders,
  changeAnnouncement,
  deleteAnnouncement,
  findAnnouncement,
  listAnnouncements,
} from './repo.ts'

const records = new Records({
  name: 'announcement',
  find: findAnnouncement,
  remove: deleteAnnouncement,
  titleOf: ({ title }) => title,
  bin: 'announcement',
  tags: ['announcements'],
})

/** Announcements to members (spec 1 §7); writing them is an extension. */
export const announcements = new Routes()
  .answer(calls.listAnnouncements, signedIn, async (c) => {
    const paging = readPaging(c, announcementOrders)
    return answerPage(
      c,
      paging,
      await listAnnouncements(c.var.db, paging, await churchDay(c.var.db, c.var.now())),
    )
  })
  .answer(
    calls.addAnnouncement,
    [
      roles('admin'),
      idempotent,
      demands({
        ...watchesNumbers,
        proof: 'when it goes as a message, or has a number that the site does not show',
      }),
    ],
    async (c) => {
      const form = await bodyOf(c)
      const { added, tell } = await c.var.db.transaction().execute(async (db) => {
        const tell = await watchNumbers(c, db, { place: 'Announcements', words: wordsOf(form) })
        await audit(c, db, 'Announcement added', { detail: form.title })
        const made = await addAnnouncement(db, form, c.var.now())
        if (form.as_message) await requireRecentProof(c, db)
        if (form.as_message) await sendAsMessage(c, db, made)
        if (form.post) await noteAnnounced(c, db, form.post, made.id)
        return { tell, added: made }
      })
      tell()
      if (form.as_message) c.var.messaging.wake()
      if (form.as_message) await tellIfItWaits(c, added)
      return added
    },
  )
  .answer(
    calls.changeAnnouncement,
    [
      roles('admin'),
      demands({
        ...watchesNumbers,
        proof: 'when it goes as a message, or has a number that the site does not show',
      }),
    ],
    async (c, { id }) => {
      const form = await bodyOf(c)
      const { title, content } = await records.read(c, id)
      const { changed, tell, sends } = await c.var.db.transaction().execute(async (db) => {
        const before = wordsOf({ title, content })
        const tell = await watchNumbers(c, db, { place: 'Announcements', before, words: wordsOf(form) })
        await audit(c, db, 'Announcement changed', { detail: form.title })
        const made = (await changeAnnouncement(db, id, form)) ?? refuse(409, changedMeanwhile())
        const isOther = made.title !== title || made.content !== content
        const goesAnew = isOther && (await resendWaiting(c, db, made))
        if (goesAnew || form.as_message) await requireRecentProof(c, db)
        if (form.as_message && !goesAnew) await sendAsMessage(c, db, made)
        return { tell, changed: made, sends: goesAnew || form.as_message }
      })
      tell()
      c.var.messaging.wake()
      if (sends) await tellIfItWaits(c, changed)
      c.var.cache.invalidate('announcements')
      return changed
    },
  )
  .answer(calls.deleteAnnouncement, [roles('admin'), demands('nothing')], async (c, { id }) => {
    await records.remove(c, id)
    return { detail: announcementRefusals.deleted }
  })

const wordsOf = ({ title, content }: { title: string; content: string }) => [title, content]

/** Notes at a post of the news that it was announced. Throws 404 and 409. */
async function noteAnnounced(c: Context<AppEnv>, db: Db, post: SharedPost, item: number): Promise<void> {
  const people = await countReaders(db)
  const { id: by } = callerOf(c)
  await noteShare(db, { post, way: 'announcement', item, people, by, at: c.var.now() })
}
