import type { Caller } from '../../platform/context.ts'
import { endsFrom } from '../../platform/db/event-days.ts'
import type { Db } from '../../platform/db/tables.ts'
import { branchesFor } from '../../register/entries/branches.ts'
import { churchDay } from '../../settings/church-settings/place.ts'
import { audienceNames } from '../translated/messages.ts'
import { listListAudiences } from './lists.ts'

type Offered = { audience: string; name: string }

const roleNames = (): (readonly [role: string, name: string])[] => [
  ['user', audienceNames.members],
  ['fellowship_leader', audienceNames.leaders],
  ['media', audienceNames.media],
  ['admin', audienceNames.admins],
]

/** The most coming events that are offered. */
const mostEvents = 50

/** To whom somebody may write: a leader to the own fellowships alone, and who assists to that fellowship. */
export async function listAudiences(
  db: Db,
  { id, role, assists }: Pick<Caller, 'id' | 'role' | 'assists'>,
  now: Date,
): Promise<Offered[]> {
  const fellowships = await db
    .selectFrom('fellowship')
    .select(['id', 'name'])
    .$if(role !== 'admin', (query) =>
      assists === undefined ? query.where('leader_id', '=', id) : query.where('id', '=', assists),
    )
    .orderBy('name')
    .execute()
  const ofFellowships = fellowships.map((one) => ({ audience: `fellowship ${one.id}`, name: one.name }))
  if (assists !== undefined) return ofFellowships
  const ofLists = await listListAudiences(db, { id, role })
  if (role !== 'admin') return ofFellowships.length > 0 ? [...ofFellowships, ...ofLists] : []
  const events = await db
    .selectFrom('event')
    .select(['id', 'title', 'date'])
    .where(endsFrom(await churchDay(db, now)))
    .where((row) =>
      row.exists(
        row
          .selectFrom('event_signup')
          .select('event_signup.account_id')
          .whereRef('event_signup.event_id', '=', 'event.id')
          .where('kind', '=', 'signup')
          .where('placed_at', 'is not', null),
      ),
    )
    .orderBy('date')
    .orderBy('id')
    .limit(mostEvents)
    .execute()
  const branches = (await branchesFor(db)).filter(({ is_open }) => is_open)
  return [
    { audience: 'everybody', name: audienceNames.everybody },
    ...branches.map((one) => ({
      audience: `branch ${one.id}`,
      name: audienceNames.branch({ name: one.name }),
    })),
    ...ofFellowships,
    ...ofLists,
    ...roleNames().map(([of, name]) => ({ audience: `role ${of}`, name })),
    ...events.map((one) => ({
      audience: `event ${one.id}`,
      name: audienceNames.event({ title: one.title, date: one.date }),
    })),
  ]
}
