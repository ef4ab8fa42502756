import { addEntry, change } from '../../messages/inbox/repo.ts'
import type { Deps } from '../../platform/context.ts'
import { assigneesOf } from './inbox-scope.ts'

/** Gives back to nobody the open conversations of those whose duty has ended: they no longer see them. */
export async function sweepInbox({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const taken = db
    .selectFrom('conversation')
    .where('state', '=', 'open')
    .where('assigned_to', 'is not', null)
    .$narrowType<{ assigned_to: number }>()
  const desks = await taken
    .select(['source', 'fellowship_id', 'sender_id', 'account_id', 'assigned_to'])
    .distinct()
    .execute()
  for (const { assigned_to, ...desk } of desks) {
    const holders = await assigneesOf(db, desk)
    if (holders.some(({ id }) => id === assigned_to)) continue
    await db.transaction().execute(async (tx) => {
      const left = await tx
        .selectFrom('conversation')
        .select('id')
        .where('state', '=', 'open')
        .where('assigned_to', '=', assigned_to)
        .where('source', '=', desk.source)
        .where('fellowship_id', 'is not distinct from', desk.fellowship_id)
        .where('sender_id', 'is not distinct from', desk.sender_id)
        .where('account_id', 'is not distinct from', desk.account_id)
        .execute()
      for (const { id } of left) {
        await change(tx, id, { assigned_to: null, assigned_at: null })
        await addEntry(tx, id, { kind: 'given back', by: assigned_to, now: now(), text: 'The duty ended' })
      }
    })
  }
}
