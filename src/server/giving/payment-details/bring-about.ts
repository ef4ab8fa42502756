import { type Change, churchOf, setState } from '../../accounts/dual-control/changes.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { changeChurch, readChurch } from '../../settings/church-settings/repo.ts'
import { showWaiting } from '../../website/cms/held-versions.ts'
import { givingRefusals } from '../giving/messages.ts'

type Acting = { by: number | null; at: Date }

/**
 * Brings an approved change about: its version of the page is shown, now or at its hour, or the church's fields are stored. Returns whether
 * it is in force now. Throws 409 when the church has changed since. Call it in a transaction.
 */
export async function bringAbout(db: Db, change: Change, { at }: Pick<Acting, 'at'>): Promise<boolean> {
  const { page_id, lang, new_number } = change
  if (page_id !== null && lang !== null && new_number !== null)
    return showWaiting(db, { id: page_id, lang, number: new_number }, at)
  const [before, old] = [await readChurch(db), churchOf(change.old_church)]
  const since = Object.entries(old).some(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(new Map(Object.entries(before)).get(key)),
  )
  if (since) refuse(409, givingRefusals.ourChurchWasChanged)
  await changeChurch(db, { changes: churchOf(change.new_church), before, by: change.asked_by, at })
  return true
}

/** Brings about what has waited for its hour because nobody else could approve it. Returns how many of the church's. */
export async function bringAboutDue(db: Db, now: Date): Promise<number> {
  const due = await dueOfChurch(db, now).selectAll().execute()
  for (const change of due) {
    const before = await readChurch(db)
    await changeChurch(db, { changes: churchOf(change.new_church), before, by: change.asked_by, at: now })
    await setState(db, change.id, { state: 'in force', in_force_at: now.toISOString() })
  }
  return due.length
}

/** Whether something of the church waits whose hour has come. */
export const isDue = async (db: Db, now: Date): Promise<boolean> =>
  (await dueOfChurch(db, now).select('id').limit(1).executeTakeFirst()) !== undefined

const dueOfChurch = (db: Db, now: Date) =>
  db
    .selectFrom('payment_detail_change')
    .where('state', '=', 'waiting')
    .where('page_id', 'is', null)
    .where('due_at', '<=', now.toISOString())
    .orderBy('id')
