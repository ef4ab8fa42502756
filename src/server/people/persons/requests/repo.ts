import { type SqlBool, sql } from 'kysely'
import { nameOfPerson } from '../../../../lib/contract/people/person.ts'
import {
  type ChosenPeopleForm,
  type FellowshipPeopleAnswer,
  mostWaiting,
  type PersonRequestKind,
  type WaitingPersonAnswer,
} from '../../../../lib/contract/people/person-request.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { callRefusals } from '../../../platform/errors/messages.ts'
import { refuse, refuseFields } from '../../../platform/errors/refusal.ts'
import { wholeOf } from '../../../register/entries/merged-entries.ts'
import { personRefusals } from '../../messages.ts'
import { listAlike } from './alike.ts'
import { isChoosable } from './names.ts'

/** How long the office's answers are listed for the leader, in milliseconds. */
const shownFor = 30 * 24 * 60 * 60 * 1000

/** How many requests are listed. */
const most = 200

type Asked = { fellowship: number; by: number; now: Date }

/** Asks the office for people of the register; who is asked for already stays so. Call it in a transaction. Throws 400 and 409. */
export async function askForPeople(
  db: Db,
  { people, word }: ChosenPeopleForm,
  { branch, ...request }: Asked & { branch: number | undefined },
): Promise<void> {
  await requireRoom(db, request.fellowship, people.length)
  const ids = people.map(({ id }) => id)
  const person = await db
    .selectFrom('person')
    .select(['person.id', 'first_name', 'middle_name', 'last_name'])
    .where('person.id', 'in', ids)
    .where(isChoosable(branch))
    .execute()
  // An id with another name would tell a leader who has it.
  const isThere = ({ id, name }: (typeof people)[number]) =>
    person.some((row) => row.id === id && nameOfPerson(row) === name)
  const gone = people.filter((one) => !isThere(one)).map(({ name }) => name)
  if (gone.length > 0)
    refuseFields({ people: [personRefusals.namesNotChosenAny({ names: gone.join(', ') })] })
  for (const id of new Set(ids)) await addRequest(db, { ...request, kind: 'chosen', person: id, word })
}

/** Waits for earlier requests of the fellowship, so that of two at once the later one counts after the earlier one. Throws 409. */
export async function requireRoom(db: Db, fellowship: number, more: number): Promise<void> {
  await db.updateTable('fellowship').set({ id: sql`id` }).where('id', '=', fellowship).execute()
  const { count } = await db
    .selectFrom('person_request')
    .select(sql<number>`count(*)`.as('count'))
    .where('fellowship_id', '=', fellowship)
    .where('state', '=', 'asked')
    .executeTakeFirstOrThrow()
  if (Number(count) + more > mostWaiting)
    refuse(409, personRefusals.waitingPeopleWaitOffice({ waiting: Number(count), mostWaiting }))
}

type New = Asked & { kind: PersonRequestKind; person: number; word: string }

export async function addRequest(db: Db, { kind, person, fellowship, word, by, now }: New): Promise<void> {
  await db
    .insertInto('person_request')
    .values({
      kind,
      person_id: person,
      fellowship_id: fellowship,
      state: 'asked',
      word,
      asked_by: by,
      asked_at: now.toISOString(),
      decided_by: null,
      decided_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Requests with the entry of the register that stays. */
const requests = (db: Db) =>
  db
    .selectFrom('person_request')
    .innerJoin('person as entry', 'entry.id', 'person_request.person_id')
    .innerJoin('person', (join) => join.on('person.id', '=', wholeOf('entry')))
    .select(['person_request.id', 'person_request.kind', 'asked_at'])
    .select(['person.first_name', 'person.middle_name', 'person.last_name'])

/** Open requests that the office still decides: nobody has put the person into another fellowship, or into this one. */
const isWaiting = sql<SqlBool>`person_request.state = 'asked' and case person_request.kind
  when 'chosen' then person.fellowship_id is null
  else person.fellowship_id = person_request.fellowship_id end`

/** What a leader asked for, and what the office said lately. Of those added only whom the office took out again. */
export async function listRequestsOf(
  db: Db,
  fellowship: number,
  now: Date,
): Promise<FellowshipPeopleAnswer['requests']> {
  const since = new Date(now.getTime() - shownFor).toISOString()
  const rows = await requests(db)
    .select(['state', 'answer'])
    .where('person_request.fellowship_id', '=', fellowship)
    .where(
      sql<SqlBool>`((${isWaiting} and person_request.kind = 'chosen')
        or (state = 'accepted' and person_request.kind = 'chosen' and decided_at > ${since})
        or (state = 'declined' and decided_at > ${since}))`,
    )
    .orderBy('person_request.id', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ first_name, middle_name, last_name, ...row }) => ({
    ...row,
    name: nameOfPerson({ first_name, middle_name, last_name }),
  }))
}

/** What leaders ask the office, the oldest first. */
export async function listWaiting(db: Db): Promise<WaitingPersonAnswer[]> {
  const rows = await requests(db)
    .innerJoin('fellowship', 'fellowship.id', 'person_request.fellowship_id')
    .leftJoin('account as asker', 'asker.id', 'asked_by')
    .select(['person.id as person', 'person.telephone', 'fellowship.name as fellowship_name', 'word'])
    .select('asker.username as asked_by')
    .where(isWaiting)
    .orderBy('person_request.id')
    .limit(most)
    .execute()
  return Promise.all(
    rows.map(async ({ first_name, middle_name, last_name, asked_by, ...row }) => ({
      ...row,
      asked_by: asked_by ?? '',
      name: nameOfPerson({ first_name, middle_name, last_name }),
      alike:
        row.kind === 'added'
          ? await listAlike(db, { ...row, id: row.person, first_name, middle_name, last_name })
          : [],
    })),
  )
}

/** How many requests of leaders wait for the office. */
export async function countWaiting(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('person_request')
    .innerJoin('person as entry', 'entry.id', 'person_request.person_id')
    .innerJoin('person', (join) => join.on('person.id', '=', wholeOf('entry')))
    .select(sql<number>`count(*)`.as('count'))
    .where(isWaiting)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const decided = () => callRefusals.decidedWithdrawnMeanwhileLoad
export const noSuch = () => callRefusals.thereNoSuchRequest

/** Takes back what a leader asked. Somebody whom they added is in the fellowship, and stays. Throws 404 and 409. */
export async function withdrawRequest(
  db: Db,
  { id, fellowship }: { id: number; fellowship: number },
  { by, now }: { by: number; now: Date },
): Promise<void> {
  const personRequest = await db
    .selectFrom('person_request')
    .select('id')
    .where('id', '=', id)
    .where('fellowship_id', '=', fellowship)
    .where('kind', '=', 'chosen')
    .executeTakeFirst()
  if (!personRequest) refuse(404, noSuch())
  const { numUpdatedRows } = await db
    .updateTable('person_request')
    .set({ state: 'withdrawn', decided_by: by, decided_at: now.toISOString() })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) refuse(409, decided())
}
