import { sql } from 'kysely'
import type { MemberToDosAnswer } from '../../../lib/contract/settings/to-dos.ts'
import { dutiesOf } from '../../accounts/accounts/rights/duties.ts'
import type { CareScope } from '../../care/care/care-scope.ts'
import { countMine } from '../../care/care/tasks.ts'
import { countAssigned } from '../../care/inbox/repo.ts'
import { countUnread } from '../../messages/mailings/own-messages.ts'
import { endsFrom } from '../../platform/db/event-days.ts'
import type { Db } from '../../platform/db/tables.ts'
import { readRotaNeeds } from '../../services/rota/own.ts'
import { churchDay } from '../../settings/church-settings/place.ts'
import { readModulesOff } from '../../settings/church-settings/repo.ts'

/** What a member asked for, what they have not read, the next event that they signed up for, and what the rota asks of them. */
export async function readMemberToDos(db: Db, scope: CareScope, now: Date): Promise<MemberToDosAnswer> {
  const off = await readModulesOff(db)
  const accountId = scope.me
  const today = await churchDay(db, now)
  const prayerRequest = await db
    .selectFrom('prayer_request')
    .select([sql<number>`count(*)`.as('requests'), sql<number>`coalesce(sum(prayer_count), 0)`.as('prayers')])
    .where('account_id', '=', accountId)
    .where('is_answered', '=', 0)
    .executeTakeFirstOrThrow()
  const { open } = off.has('care') ? { open: 0 } : await countMine(db, scope, today)
  const duties = await dutiesOf(db, accountId)
  const next = await db
    .selectFrom('event_signup')
    .innerJoin('event', 'event.id', 'event_signup.event_id')
    .select(['event.id', 'title', 'date', 'time', 'location', 'is_online'])
    .where('event_signup.account_id', '=', accountId)
    .where('kind', '=', 'signup')
    .where('placed_at', 'is not', null)
    .where(endsFrom(today))
    .orderBy('date')
    .orderBy('time')
    .orderBy('event.id')
    .executeTakeFirst()
  return {
    usher: duties.includes('usher') && !off.has('check-in'),
    requests: off.has('prayers') ? 0 : Number(prayerRequest.requests),
    prayers: off.has('prayers') ? 0 : Number(prayerRequest.prayers),
    unread_messages: await countUnread(db, accountId),
    care: open,
    tends: !off.has('care') && (duties.includes('pastor') || duties.includes('usher')),
    is_pastor: duties.includes('pastor'),
    office: duties.includes('office'),
    inbox: duties.includes('office') && !off.has('inbox') ? await countAssigned(db, accountId) : 0,
    next: next ? { ...next, is_online: next.is_online === 1 } : null,
    ...(await readRotaNeeds(db, accountId, today)),
  }
}
