import { type SqlBool, sql } from 'kysely'
import type { Act, CountAct, MarkAct, VisitorAct } from '../../../lib/contract/services/check-in.ts'
import type { TokenKeys } from '../../accounts/accounts/sessions/tokens.ts'
import type { Db } from '../../platform/db/tables.ts'
import { recordChange } from '../../register/entries/history.ts'
import { entriesOf } from '../../register/entries/merged-entries.ts'
import { addPerson } from '../../register/entries/repo.ts'
import type { CheckInSession } from './check-in-sessions.ts'
import { hashGuardianCode } from './codes.ts'

/*
 * Acts of several phones become one list by "the last writer wins": each row has the time of the act that made it, and only a later
 * act changes it (docs/decisions/people.md#marks-by-time). So acts may come twice and in any order.
 */

/** `branch`: only people of this branch may be marked; undefined for all. */
type By = { by: number; branch: number | undefined; now: Date; keys: TokenKeys; visitorStatus: string }

/** Takes acts of a phone. Call it in a transaction. Returns how many named somebody who is not in the register any more. */
export async function takeActs(
  db: Db,
  checkInSession: CheckInSession,
  acts: readonly Act[],
  by: By,
): Promise<{ unknown: number }> {
  const now = by.now.toISOString()
  // A clock that is ahead would win for ever.
  const timed = acts.map((act) => (act.at > now ? { ...act, at: now } : act))
  const unknown = await takeMarks(db, checkInSession, timed.filter(isMark), by)
  for (const act of timed) if (act.kind === 'visitor') await takeVisitor(db, checkInSession, act, by)
  for (const act of timed.filter((act) => act.kind === 'count').sort(isLater))
    await takeCount(db, checkInSession, act, by)
  return { unknown }
}

const isMark = (act: Act): act is MarkAct => act.kind === 'mark'

type Timed = { at: string; id: string }
const isLater = (one: Timed, other: Timed) => (isAfter(one, other) ? 1 : -1)
const isAfter = (one: Timed, other: Timed): boolean =>
  one.at > other.at || (one.at === other.at && one.id > other.id)

async function takeMarks(
  db: Db,
  checkInSession: CheckInSession,
  acts: readonly MarkAct[],
  by: By,
): Promise<number> {
  if (acts.length === 0) return 0
  const people = await db
    .selectFrom('person')
    .select(['id', 'merged_into'])
    .where('id', 'in', [...new Set(acts.map(({ person }) => person))])
    .$if(by.branch !== undefined, (query) => query.where('branch_id', '=', by.branch ?? 0))
    .execute()
  const idOf = new Map(people.map(({ id, merged_into }) => [id, merged_into ?? id]))
  const known = acts.flatMap((act) => {
    const person = idOf.get(act.person)
    return person === undefined ? [] : [{ ...act, person }]
  })
  const latest = new Map<number, MarkAct>()
  for (const act of known.toSorted(isLater)) latest.set(act.person, act)
  const marks = [...latest.values()]
  await saveMarks(
    db,
    checkInSession.id,
    [...marks, ...(await forEntries(db, checkInSession.id, latest))],
    by.by,
  )
  for (const act of known) if (act.here && act.code) await saveCode(db, checkInSession.id, act, by)
  return acts.length - known.length
}

type Mark = Pick<MarkAct, 'person' | 'here' | 'at' | 'id'>

/** The same marks for entries that were marked before they were merged: an Undo takes these back, too. */
async function forEntries(
  db: Db,
  checkInSession: number,
  latest: ReadonlyMap<number, Mark>,
): Promise<Mark[]> {
  if (latest.size === 0) return []
  const entries = await db
    .selectFrom('sitting_mark')
    .innerJoin('person', 'person.id', 'sitting_mark.person_id')
    .select(['person.id', 'merged_into'])
    .where('sitting_id', '=', checkInSession)
    .where('merged_into', 'in', [...latest.keys()])
    .execute()
  return entries.flatMap(({ id, merged_into }) => {
    const mark = latest.get(merged_into ?? 0)
    return mark ? [{ ...mark, person: id }] : []
  })
}

async function saveMarks(db: Db, checkInSession: number, marks: readonly Mark[], by: number): Promise<void> {
  if (marks.length === 0) return
  await db
    .insertInto('sitting_mark')
    .values(
      marks.map(({ person, here, at, id }) => ({
        sitting_id: checkInSession,
        person_id: person,
        is_here: here ? (1 as const) : (0 as const),
        at,
        act_id: id,
        marked_by: by,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['sitting_id', 'person_id'])
        .doUpdateSet((row) => ({
          is_here: row.ref('excluded.is_here'),
          at: row.ref('excluded.at'),
          act_id: row.ref('excluded.act_id'),
          marked_by: row.ref('excluded.marked_by'),
        }))
        .where(sql<SqlBool>`(excluded.at, excluded.act_id) > (sitting_mark.at, sitting_mark.act_id)`),
    )
    .execute()
}

/** Every code that a guardian got is good: two ushers may have given one each. A child who comes back is here again. */
async function saveCode(
  db: Db,
  checkInSession: number,
  { person, code = '', at, again }: MarkAct,
  { by, keys }: By,
): Promise<void> {
  const added = await db
    .insertInto('guardian_code')
    .values({
      sitting_id: checkInSession,
      person_id: person,
      made_by: by,
      code_hash: hashGuardianCode({ checkInSession, person, code }, keys),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('person_id')
    .executeTakeFirst()
  if (added && !again)
    await db
      .deleteFrom('child_collected')
      .where('sitting_id', '=', checkInSession)
      .where('person_id', 'in', await entriesOf(db, person))
      .where('at', '<', at)
      .execute()
}

/** A visitor by the id of the act; with a name somebody in the register, once. */
async function takeVisitor(db: Db, checkInSession: CheckInSession, act: VisitorAct, by: By): Promise<void> {
  const known = await db
    .selectFrom('sitting_visitor')
    .selectAll()
    .where('sitting_id', '=', checkInSession.id)
    .where('act_id', '=', act.id)
    .executeTakeFirst()
  // An Undo has the same id: at the same time, it wins.
  if (known && (known.at > act.at || (known.at === act.at && (known.is_here === 0 || act.here)))) return
  const isNew = act.here && act.first_name !== '' && !known?.person_id
  const person = isNew ? await addVisitor(db, checkInSession, act, by) : (known?.person_id ?? null)
  const values = { is_here: act.here ? (1 as const) : (0 as const), at: act.at, person_id: person }
  await db
    .insertInto('sitting_visitor')
    .values({ ...values, sitting_id: checkInSession.id, act_id: act.id })
    .onConflict((conflict) => conflict.columns(['sitting_id', 'act_id']).doUpdateSet(values))
    .execute()
  if (person !== null)
    await saveMarks(db, checkInSession.id, [{ person, here: act.here, at: act.at, id: act.id }], by.by)
}

async function addVisitor(
  db: Db,
  { branch_id }: CheckInSession,
  { first_name, last_name }: VisitorAct,
  { by, now, visitorStatus: status }: By,
): Promise<number> {
  const columns = {
    first_name,
    last_name,
    status,
    branch_id,
    household_id: null,
    fellowship_id: null,
    account_id: null,
  }
  const person = await addPerson(db, columns, now)
  await recordChange(db, person, { kind: 'added', by, at: now, after: { first_name, last_name, status } })
  return person.id
}

/** Each column has its own last writer, since one usher counts the men and another the women. */
async function takeCount(db: Db, { id }: CheckInSession, act: CountAct, { by }: By): Promise<void> {
  const place = `${act.at} ${act.id}`
  const hasEarlier = (kind: Head) => sql<SqlBool>`${sql.ref(`${kind}_act`)} < ${place}`
  for (const kind of heads)
    if (act[kind] !== undefined)
      await db
        .updateTable('sitting')
        .set({ [kind]: act[kind], [`${kind}_act`]: place })
        .where('id', '=', id)
        .where(hasEarlier(kind))
        .execute()
  await db
    .updateTable('sitting')
    .set({ counted_by: by, counted_at: act.at, counted_act: act.id })
    .where('id', '=', id)
    .where(sql<SqlBool>`(counted_at, counted_act) < (${act.at}, ${act.id})`)
    .execute()
}

const heads = ['men', 'women', 'children', 'visitors'] as const
type Head = (typeof heads)[number]
