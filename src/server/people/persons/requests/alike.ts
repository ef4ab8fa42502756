import { nameOfPerson } from '../../../../lib/contract/people/person.ts'
import type { WaitingPersonAnswer } from '../../../../lib/contract/people/person-request.ts'
import { findingNewest } from '../../../platform/db/search.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { compareNames } from '../../../register/entries/names.ts'
import { names } from './names.ts'

/** How many are named. */
const most = 5

type Entry = { id: number; first_name: string; middle_name: string; last_name: string; telephone: string }

/** Other entries that may be the same person, for the office: the same telephone, or a name alike. */
export async function listAlike(db: Db, entry: Entry): Promise<WaitingPersonAnswer['alike']> {
  const name = nameOfPerson(entry)
  const { telephone } = entry
  const rows = await db
    .selectFrom('person')
    .leftJoin('fellowship', 'fellowship.id', 'person.fellowship_id')
    .select(['person.id', 'first_name', 'middle_name', 'last_name', 'telephone', 'other_telephone'])
    .select('fellowship.name as fellowship_name')
    .where('person.merged_into', 'is', null)
    .where('person.id', '!=', entry.id)
    .where((row) =>
      row.or([
        row('person.id', 'in', findingNewest(db, 'person', name, names)),
        ...(telephone
          ? [
              row(
                'person.id',
                'in',
                db
                  .selectFrom('person')
                  .select('id')
                  .where((same) =>
                    same.or([same('telephone', '=', telephone), same('other_telephone', '=', telephone)]),
                  ),
              ),
            ]
          : []),
      ]),
    )
    .orderBy('person.id')
    .execute()
  return rows
    .filter(
      (row) =>
        (telephone !== '' && [row.telephone, row.other_telephone].includes(telephone)) ||
        compareNames(nameOfPerson(row), name) !== 'other',
    )
    .slice(0, most)
    .map((row) => ({
      id: row.id,
      name: nameOfPerson(row),
      telephone: row.telephone,
      fellowship_name: row.fellowship_name ?? '',
    }))
}
