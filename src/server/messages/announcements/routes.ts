import { type Context, Hono } from 'hono'
import { Done, pageOf } from '../../../lib/contract/answer.ts'
import { AnnouncementAnswer, AnnouncementForm } from '../../../lib/contract/messages/announcement.ts'
import { demands } from '../../accounts/accounts/rights/demands.ts'
import { roles, signedIn } from '../../accounts/accounts/rights/guards.ts'
import { requireRecentProof } from '../../accounts/accounts/rights/step-up.ts'
import type { AppEnv } from '../../platform/context.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { describe } from '../../platform/http/describe.ts'
import { idempotent } from '../../platform/http/idempotency/idempotency.ts'
import { id, idOf } from '../../platform/http/ids.ts'
import { answerPage, readPaging } from '../../platform/http/page.ts'
import { changedMeanwhile, requireUnchanged } from '../../platform/http/preconditions.ts'
import { bodyOf, takes } from '../../platform/http/takes.ts'
import { moveToBin } from '../../settings/bin/move-to-bin.ts'
import { churchDay } from '../../settings/church-settings/place.ts'
import { note } from '../../settings/system-log/note.ts'
import { watchesNumbers, watchNumbers } from '../../website/page-content/numbers/watch-numbers.ts'
import { resendWaiting, sendAsMessage } from './as-message.ts'
import {
  addAnnouncement,
  announcementOrders,
  changeAnnouncement,
  deleteAnnouncement,
  findAnnouncement,
  listAnnouncements,
} from './repo.ts'

/** Announcements to members (spec 1 §7); writing them is an extension. */
export const announcements = new Hono<AppEnv>()
  .get(
    '/',
    signedIn,
    describe({
      summary: 'Every announcement: the pinned first, then the newest',
      paged: true,
      answer: pageOf(AnnouncementAnswer),
    }),
    async (c) => {
      const paging = readPaging(c, announcementOrders)
      return c.json(
        answerPage(
          c,
          paging,
          await listAnnouncements(c.var.db, paging, await churchDay(c.var.db, c.var.now())),
        ),
      )
    },
  )
  .post(
    '/',
    roles('admin'),
    idempotent,
    demands({
      ...watchesNumbers,
      proof: 'when it goes as a message, or has a number that the site does not show',
    }),
    describe({
      summary: 'Announces something',
      status: 201,
      answer: AnnouncementAnswer,
    }),
    takes(AnnouncementForm),
    async (c) => {
      const form = await bodyOf(c)
      const { added, tell } = await c.var.db.transaction().execute(async (db) => {
        const tell = await watchNumbers(c, db, { place: 'Announcements', words: wordsOf(form) })
        await note(c, db, 'Announcement added', { detail: form.title })
        const made = await addAnnouncement(db, form, c.var.now())
        if (form.as_message) await requireRecentProof(c, db)
        if (form.as_message) await sendAsMessage(c, db, made)
        return { tell, added: made }
      })
      tell()
      if (form.as_message) c.var.messaging.wake()
      return c.json(added, 201)
    },
  )
  .put(
    `/${id}`,
    roles('admin'),
    demands({
      ...watchesNumbers,
      proof: 'when it goes as a message, or has a number that the site does not show',
    }),
    describe({ summary: 'Changes an announcement', answer: AnnouncementAnswer }),
    takes(AnnouncementForm),
    async (c) => {
      const form = await bodyOf(c)
      const { title, content } = await announcementOf(c)
      const { changed, tell } = await c.var.db.transaction().execute(async (db) => {
        const before = wordsOf({ title, content })
        const tell = await watchNumbers(c, db, { place: 'Announcements', before, words: wordsOf(form) })
        await note(c, db, 'Announcement changed', { detail: form.title })
        const made = (await changeAnnouncement(db, idOf(c), form)) ?? refuse(409, changedMeanwhile)
        const isOther = made.title !== title || made.content !== content
        const goesAnew = isOther && (await resendWaiting(c, db, made))
        if (goesAnew || form.as_message) await requireRecentProof(c, db)
        if (form.as_message && !goesAnew) await sendAsMessage(c, db, made)
        return { tell, changed: made }
      })
      tell()
      c.var.messaging.wake()
      c.var.cache.invalidate('announcements')
      return c.json(changed)
    },
  )
  .delete(
    `/${id}`,
    roles('admin'),
    demands('nothing'),
    describe({
      summary: 'Deletes an announcement; the bin keeps it for two weeks',
      seen: 'its version',
      answer: Done,
    }),
    async (c) => {
      await c.var.db.transaction().execute(async (db) => {
        const { title, version } = (await findAnnouncement(db, idOf(c))) ?? refuse(404, noSuch)
        requireUnchanged(c, version)
        await moveToBin(c, db, { kind: 'announcement', row: idOf(c) })
        await deleteAnnouncement(db, idOf(c))
        await note(c, db, 'Announcement deleted', { detail: title, status: 'warning' })
      })
      c.var.cache.invalidate('announcements')
      return c.json({ detail: 'The announcement is deleted.' })
    },
  )

const wordsOf = ({ title, content }: { title: string; content: string }) => [title, content]

const noSuch = 'There is no such announcement.'

async function announcementOf(c: Context<AppEnv>) {
  return (await findAnnouncement(c.var.db, idOf(c))) ?? refuse(404, noSuch)
}
