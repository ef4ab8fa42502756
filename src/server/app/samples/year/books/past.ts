import { createHash } from 'node:crypto'
import { sampleTreasurer } from '../../../../../content/people.ts'
import { pastImport } from '../../../../../content/year/books.ts'
import { nameOfPerson } from '../../../../../lib/contract/people/person.ts'
import { insertRows } from '../../../../platform/db/many-rows.ts'
import type { Db } from '../../../../platform/db/tables.ts'
import { day, daysBefore } from '../../seed/days.ts'
import { openRandom } from '../../seed/random.ts'
import { book } from './chain.ts'

const digest = (text: string) => createHash('sha256').update(text).digest('hex')

/** How many members the old list has. */
const givers = 14

/** The list of two years before the books began, as a treasurer has imported it: a tithe each month. */
export async function addPastGifts(db: Db, now: Date): Promise<void> {
  const chance = openRandom(1931)
  const { id: treasurer } = await db
    .selectFrom('account')
    .select('id')
    .where('username', '=', sampleTreasurer)
    .executeTakeFirstOrThrow()
  const people = await db
    .selectFrom('person')
    .innerJoin('account', 'account.id', 'person.account_id')
    .select(['person.id', 'person.first_name', 'person.middle_name', 'person.last_name'])
    .select('person.telephone')
    .orderBy('person.id')
    .limit(givers)
    .execute()
  const { id: fund_id, name: fund } = await db
    .selectFrom('fund')
    .select(['id', 'name'])
    .where('purpose', '=', 'tithe')
    .executeTakeFirstOrThrow()
  const thisYear = Number(day(now).slice(0, 4))
  const years = [thisYear - 3, thisYear - 2]
  const gifts = people.flatMap((person, place) =>
    years.flatMap((year) =>
      Array.from({ length: 12 }, (_, month) => ({
        person,
        day: `${year}-${String(month + 1).padStart(2, '0')}-${String(3 + (place % 20)).padStart(2, '0')}`,
        amount: (2 + chance.whole(12)) * 1000 + (year === years[1] ? 1000 : 0),
      })),
    ),
  )
  const at = daysBefore(now, 40).toISOString()
  const sumOf = (of: typeof gifts) => of.reduce((sum, { amount }) => sum + amount, 0)
  const of = (year: number) => gifts.filter((gift) => gift.day.startsWith(String(year)))
  const { id: import_id } = await db
    .insertInto('gift_import')
    .values({
      book,
      name: pastImport.name,
      file_hash: digest(pastImport.name),
      state: 'done',
      header: JSON.stringify(pastImport.header),
      fingerprint: digest(pastImport.header.join()),
      samples: '[]',
      mapping: JSON.stringify(pastImport.mapping),
      date_order: '',
      asks_order: 0,
      funds: JSON.stringify([
        { label: fund, rows: gifts.length, amount: sumOf(gifts), fund: fund_id, is_open: false },
      ]),
      counts: JSON.stringify({ ready: gifts.length, known: 0, refused: 0 }),
      totals: JSON.stringify(
        years.map((year) => ({ year, fund, rows: of(year).length, amount: sumOf(of(year)) })),
      ),
      in_statements: 1,
      row_count: gifts.length,
      started_by: treasurer,
      started_at: at,
      tried_at: at,
      done_at: at,
      undone_at: null,
      version: 3,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const ids = new Map<number, number>()
  for (const person of people) {
    const own = gifts.filter((gift) => gift.person.id === person.id)
    const { id } = await db
      .insertInto('past_giver')
      .values({
        import_id,
        key: digest(`${person.id}`),
        name: nameOfPerson(person),
        contacts: person.telephone,
        envelope: '',
        external_id: '',
        gifts: own.length,
        amount: sumOf(own),
        fate: 'matched',
        why: `The telephone number is that of ${nameOfPerson(person)}.`,
        candidates: '[]',
        person_id: person.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.set(person.id, id)
  }
  await insertRows(
    db,
    'past_gift',
    {
      import_id: 'whole',
      giver_id: 'whole',
      number: 'whole',
      day: 'text',
      amount: 'whole',
      fund_id: 'whole',
      method: 'text',
      check_number: 'text',
      memo: 'text',
      batch: 'text',
      row_digest: 'text',
    },
    gifts.map((gift, place) => ({
      import_id,
      giver_id: ids.get(gift.person.id) ?? null,
      number: place + 2,
      day: gift.day,
      amount: gift.amount,
      fund_id,
      method: pastImport.method,
      check_number: '',
      memo: '',
      batch: '',
      row_digest: digest(`${gift.person.id} ${gift.day}`),
    })),
  )
}
