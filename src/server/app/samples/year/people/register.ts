import { createHash } from 'node:crypto'
import { savedLists, spokenLanguages } from '../../../../../content/year/lists.ts'
import { PeopleListForm } from '../../../../../lib/contract/people/people-list.ts'
import type { Db } from '../../../../platform/db/tables.ts'
import { addList } from '../../../../register/entries/lists.ts'
import { day, daysBefore, moment } from '../../seed/days.ts'

/** What staff keeps of the register beside its entries: saved lists, and in which language somebody is spoken to; and members’ calendars. */
export async function addRegister(db: Db, now: Date): Promise<void> {
  await addLists(db, now)
  await noteLanguages(db)
  await addCalendars(db, now)
}

async function addLists(db: Db, now: Date): Promise<void> {
  const names = savedLists.map(({ by }) => by)
  const staff = await db
    .selectFrom('account')
    .select(['id', 'username'])
    .where('username', 'in', names)
    .execute()
  for (const [at, { by, isShared, ...list }] of savedLists.entries()) {
    const owner = staff.find(({ username }) => username === by)
    const form = PeopleListForm.parse({ ...list, is_shared: isShared, version: 1 })
    if (owner) await addList(db, form, owner.id, daysBefore(now, 300 - at * 40))
  }
}

/** Of every fifth person of whom nothing else is noted. */
async function noteLanguages(db: Db): Promise<void> {
  const people = await db.selectFrom('person').select('id').where('notes', '=', '').orderBy('id').execute()
  for (const [at, notes] of spokenLanguages.entries()) {
    const ids = people
      .filter((_, place) => place % (5 * spokenLanguages.length) === at * 5)
      .map(({ id }) => id)
    await db.updateTable('person').set({ notes }).where('id', 'in', ids).execute()
  }
}

/** Members whose telephone shows the church’s calendar. Nobody has the address of any of them. */
async function addCalendars(db: Db, now: Date): Promise<void> {
  const members = await db
    .selectFrom('account')
    .select('id')
    .where('fellowship_id', 'is not', null)
    .where('role', '=', 'user')
    .orderBy('id')
    .limit(24)
    .execute()
  const rows = members
    .filter((_, at) => at % 4 === 0)
    .map(({ id }, at) => ({
      account_id: id,
      token_hash: createHash('sha256').update(`calendar of ${id}`).digest('hex'),
      created_at: moment(daysBefore(now, 100 - at * 10)),
      last_read_on: day(daysBefore(now, at)),
    }))
  await db.insertInto('calendar_feed').values(rows).execute()
}
