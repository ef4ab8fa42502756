import type { Context } from 'hono'
import type { Selectable } from 'kysely'
import * as calls from '../../../lib/contract/settings/calls/trash.ts'
import type { TrashItem, TrashKind } from '../../../lib/contract/settings/trash.ts'
import { dutiesInForce } from '../../accounts/accounts/factors/second-factor-requirement.ts'
import { demands } from '../../accounts/accounts/rights/demands.ts'
import { roles, signedIn } from '../../accounts/accounts/rights/guards.ts'
import { findLeader } from '../../accounts/accounts/rights/leaders.ts'
import { requireRecentProof } from '../../accounts/accounts/rights/step-up.ts'
import type { Tag } from '../../platform/cache/response-cache.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { BinEntryTable } from '../../platform/db/tables/operations.ts'
import type { Db } from '../../platform/db/tables.ts'
import { settleErasures } from '../../platform/erasures/settle.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { answerPage, readPaging } from '../../platform/http/pagination.ts'
import { Routes } from '../../platform/http/routes.ts'
import { removeFiles } from '../../platform/http/store-picture.ts'
import { bodyOf } from '../../platform/http/takes.ts'
import { removeFromOutbox } from '../../platform/mail/outbox.ts'
import { newsOfRestored } from '../../services/event-news/news.ts'
import { tellNews } from '../../services/event-news/tell.ts'
import { noteRestoredSongs } from '../../services/plans/songs.ts'
import { listComingShifts } from '../../services/rota/shifts.ts'
import { tellRestored } from '../../services/rota/tell.ts'
import { churchDay } from '../../settings/church-settings/place.ts'
import { recordAccess } from '../../settings/system-log/access.ts'
import { audit } from '../../settings/system-log/audit.ts'
import { personIn, readDocument } from '../../settings/trash/document.ts'
import { trashRefusals } from '../../settings/trash/messages.ts'
import {
  deleteForGood,
  findInTrash,
  listTrash,
  removeFromTrash,
  trashOrders,
} from '../../settings/trash/repo.ts'
import { restoreFromTrash } from '../../settings/trash/restore.ts'

/** What staff has deleted in the last two weeks: an extension (docs/decisions/server.md#bin). */
export const trash = new Routes()
  .answer(calls.listTrash, roles('admin'), async (c) => {
    const paging = readPaging(c, trashOrders)
    const trash = await listTrash(c.var.db, paging, c.var.now())
    await recordAccess(c, { what: 'the bin', rows: trash.rows.length })
    return answerPage(c, paging, trash)
  })
  .answer(
    calls.restoreFromTrash,
    [signedIn, demands({ proof: 'when an admin restores an account' })],
    async (c) => {
      const item = await bodyOf(c)
      if (item.kind === 'account' && callerOf(c).role === 'admin') await requireRecentProof(c)
      const { coming, news } = await c.var.db.transaction().execute(async (db) => {
        const entry = await entryOf(c, db, item)
        const document = readDocument(entry.document)
        await restoreFromTrash(db, entry.kind, document)
        await removeFromTrash(db, entry.id)
        await noteRestoredSongs(db, item)
        await audit(c, db, 'Restored from the bin', { detail: named(item) })
        return toTell(db, item, c.var.now())
      })
      tellRestored(c, coming)
      tellNews(c, news)
      c.var.cache.invalidate(...tags[item.kind])
      return { detail: trashRefusals.backEverythingBelongs }
    },
  )
  .answer(calls.eraseFromTrash, [roles('admin'), demands({ proof: 'when it is an account' })], async (c) => {
    const item = await bodyOf(c)
    if (item.kind === 'account') await requireRecentProof(c)
    const { files, person } = await c.var.db.transaction().execute(async (db) => {
      const entry = await entryOf(c, db, item)
      await audit(c, db, 'Deleted for good', { detail: named(item), status: 'warning' })
      return {
        files: await deleteForGood(db, entry, c.var.now()),
        person: personIn(readDocument(entry.document)),
      }
    })
    await removeFiles(c, ...files)
    if (person) await removeFromOutbox(c.var.settings.DATA_DIR, person)
    c.var.background.run(settleErasures(c.var))
    return { detail: trashRefusals.deletedGood }
  })

/** Whom to tell of what is back: who holds turns of a service, and who signed up for an event. */
const toTell = async (db: Db, { kind, row }: TrashItem, now: Date) => ({
  coming: kind === 'service' ? await listComingShifts(db, { service: row, now }) : [],
  news: kind === 'event' ? await newsOfRestored(db, row, await churchDay(db, now)) : [],
})

/** The name in log entries. Without the title, which may reveal what was private. */
const named = ({ kind, row }: TrashItem) => `${kind.replace('_', ' ')} ${row}`

/** The caches that show what comes back. */
const tags: Record<TrashKind, Tag[]> = {
  account: ['testimonies', 'prayers', 'fellowships'],
  announcement: ['announcements'],
  contact_message: [],
  event: ['events'],
  fellowship: ['fellowships', 'events'],
  leader_message: [],
  page: ['pages'],
  people_list: [],
  prayer_request: ['prayers'],
  presentation: [],
  sermon: ['sermons'],
  service: ['services'],
  service_plan: ['plans'],
  song: [],
  testimony: ['testimonies'],
}

/** The entry, if the caller may restore it. Throws 404. */
async function entryOf(c: Context<AppEnv>, db: Db, item: TrashItem) {
  const entry = await findInTrash(db, item)
  if (!entry || !(await mayRestore(c, db, entry))) refuse(404, trashRefusals.notBinPerhapsRestored)
  return entry
}

/** The kinds that who plans the services deletes. */
const ofPlanners: readonly TrashKind[] = ['presentation', 'service_plan', 'song']

/** The kinds that a leader deletes, of the own fellowship. */
const ofLeaders: readonly TrashKind[] = ['event', 'leader_message', 'prayer_request']

async function mayRestore(
  c: Context<AppEnv>,
  db: Db,
  { kind, deleted_by, fellowship_id, is_own }: Selectable<BinEntryTable>,
): Promise<boolean> {
  const caller = callerOf(c)
  const { id, role } = caller
  if (is_own === 1) return deleted_by === id
  if (role === 'admin') return true
  if (deleted_by !== id) return false
  if (kind === 'people_list') return true
  if (ofPlanners.includes(kind)) return (await dutiesInForce(c, caller)).held.includes('worship')
  if (role === 'media') return kind === 'sermon' || kind === 'page'
  return ofLeaders.includes(kind) && fellowship_id !== null && (await findLeader(db, fellowship_id)) === id
}
