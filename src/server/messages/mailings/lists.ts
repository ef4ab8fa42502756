import { PeopleFilter, readyLists } from '../../../lib/contract/people/people-list.ts'
import { readyListName } from '../../../lib/people/ready-list-names.ts'
import type { Caller } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { findList, listLists } from '../../register/entries/lists.ts'
import { everybody, type Scope } from '../../register/entries/register-scope.ts'
import { churchDay } from '../../settings/church-settings/place.ts'
import { audienceNames, messageRefusals } from '../translated/messages.ts'
import type { Audience, SettledAudience } from './recipients.ts'

type Writer = Pick<Caller, 'id' | 'role'>

/** Lists of people to whom somebody may write: those that every church has, and the kept ones. */
export async function listListAudiences(db: Db, writer: Writer) {
  const kept = await listLists(db, writer)
  return [
    ...readyLists.map(({ key, name }) => ({
      audience: `ready ${key}`,
      name: audienceNames.list({ name: readyListName(key) ?? name }),
    })),
    ...kept.map(({ id, name }) => ({ audience: `list ${id}`, name: audienceNames.list({ name }) })),
  ]
}

/**
 * The current recipients of a list, as its writer sees them: a leader writes to people of the own fellowship and branch alone, whatever duties they hold. Throws 404
 * for a list that the writer does not use.
 */
export async function resolveAudience(
  db: Db,
  audience: Audience,
  { by, now }: { by: number; now: Date },
): Promise<SettledAudience> {
  if (audience.kind !== 'list' && audience.kind !== 'ready' && audience.kind !== 'fellowship') return audience
  const account = await db
    .selectFrom('account')
    .select(['role', 'branch_id'])
    .where('id', '=', by)
    .executeTakeFirstOrThrow()
  const writer: Writer = { id: by, role: account.role }
  const branch = writer.role === 'admin' ? undefined : (account.branch_id ?? undefined)
  if (audience.kind === 'fellowship') return { ...audience, branch }
  const list =
    audience.kind === 'list'
      ? await findList(db, writer, audience.id)
      : readyLists.find(({ key }) => key === audience.key)
  if (!list) refuse(404, messageRefusals.noList)
  const scope: Scope =
    writer.role === 'admin' ? everybody : { ...everybody, leads: by, branch, mayChange: false }
  const filter = PeopleFilter.parse(list.filter)
  return { kind: 'found', name: list.name, search: { scope, filter, today: await churchDay(db, now) } }
}
