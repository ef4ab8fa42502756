import { sql } from 'kysely'
import type { GiverFate, PastGiverAnswer } from '../../../../lib/contract/giving/past-gift.ts'
import { nameOfPerson } from '../../../../lib/contract/people/person.ts'
import type { Paging, RowsPage } from '../../../platform/db/pagination.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { refuse, refuseFields } from '../../../platform/errors/refusal.ts'
import { bookRefusals } from '../messages.ts'
import { countGivers, type GiftImport } from './repo.ts'

type GiversPaging = Paging<never> & { fate: GiverFate | undefined }

/** The givers of a file with who they are, those with the most first. */
export async function listPastGivers(
  db: Db,
  { id }: GiftImport,
  { fate, limit, offset }: GiversPaging,
): Promise<RowsPage<PastGiverAnswer>> {
  const rows = await db
    .selectFrom('past_giver')
    .select(['id', 'name', 'contacts', 'gifts', 'amount', 'fate', 'why', 'candidates', 'person_id'])
    .where('import_id', '=', id)
    .$if(fate !== undefined, (query) => query.where('fate', '=', fate ?? 'matched'))
    .orderBy('amount', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  const people = await findPeople(
    db,
    rows.flatMap(({ person_id, candidates }) => [
      ...(person_id === null ? [] : [person_id]),
      ...(JSON.parse(candidates) as number[]),
    ]),
  )
  const counts = await countGivers(db, id)
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return {
    count: fate === undefined ? all : counts[fate],
    rows: rows.map(({ person_id, candidates, gifts, ...row }) => ({
      ...row,
      rows: gifts,
      person: (person_id !== null && people.get(person_id)) || null,
      candidates: (JSON.parse(candidates) as number[]).flatMap((one) => people.get(one) ?? []),
    })),
  }
}

type Shown = { id: number; name: string; hint: string }

/** People with what tells two of the same name apart. */
async function findPeople(db: Db, ids: readonly number[]): Promise<Map<number, Shown>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('person')
    .leftJoin('fellowship', 'fellowship.id', 'person.fellowship_id')
    .select(['person.id', 'first_name', 'middle_name', 'last_name', 'telephone', 'fellowship.name'])
    .where('person.id', 'in', [...new Set(ids)])
    .execute()
  return new Map(
    rows.map(({ id, telephone, name, ...names }) => [
      id,
      { id, name: nameOfPerson(names), hint: [telephone, name].filter(Boolean).join(', ') },
    ]),
  )
}

type Deciding = { giver: number; person: number | null; by: string }

/** Says who a giver of a file is, also after it was brought over. Throws 404, 400 for nobody of the register, and 409 for an undone file. */
export async function decidePastGiver(
  db: Db,
  list: GiftImport,
  { giver, person, by }: Deciding,
): Promise<void> {
  if (list.state !== 'tried' && list.state !== 'done') refuse(409, bookRefusals.fileNotWaitingAny)
  const known =
    person === null
      ? undefined
      : await db
          .selectFrom('person')
          .select('id')
          .where('id', '=', person)
          .where('merged_into', 'is', null)
          .executeTakeFirst()
  if (person !== null && !known) refuseFields({ person: [bookRefusals.pleaseChooseSomebodyRegister] })
  const { numUpdatedRows } = await db
    .updateTable('past_giver')
    .set({ person_id: person, fate: person === null ? 'nobody' : 'matched', is_decided: 1, candidates: '[]' })
    .set({ why: `${by} said so.` })
    .where('id', '=', giver)
    .where('import_id', '=', list.id)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) refuse(404, bookRefusals.noGiver)
  await db.updateTable('gift_import').set({ version: sql`version + 1` }).where('id', '=', list.id).execute()
}
