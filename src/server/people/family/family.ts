import { type SqlBool, sql } from 'kysely'
import { type FamilyKind, type FamilyMemberAnswer, familyKinds } from '../../../lib/contract/people/family.ts'
import { nameOfPerson } from '../../../lib/contract/people/person.ts'
import type { Db } from '../../platform/db/tables.ts'
import { inScope, type Scope } from '../../register/entries/register-scope.ts'
import { people } from '../../register/entries/repo.ts'
import { listRelations, listSiblings, type Relation } from './relations.ts'

type Reader = {
  scope: Scope
  /** False for who may know the family but not call it. */
  mayCall: boolean
}

/** The family of a person whom the reader sees: of the register only those whom the reader sees, too. Next of kin first. */
export async function readFamily(
  db: Db,
  id: number,
  { scope, mayCall }: Reader,
): Promise<FamilyMemberAnswer[]> {
  const relations = (await listRelations(db, [id])).map((relation) => seenFrom(id, relation))
  const siblings = (await listSiblings(db, id)).map((sibling) => ({ ...derived, person: sibling }))
  const all = [...relations, ...siblings]
  const known = await readMembers(
    db,
    scope,
    all.flatMap(({ person }) => person ?? []),
  )
  const rows = all.flatMap(({ person, name, telephone, ...relation }) => {
    const member = person === null ? undefined : known.get(person)
    // A telephone number of who is not in the register is the office's.
    const own = {
      name,
      gender: '',
      telephone: scope.leads === undefined ? telephone : '',
      status: '',
      born: '',
    }
    if (person !== null && !member) return []
    const { born, ...shown } = member ?? own
    return [{ born, answer: { ...relation, person, ...shown, ...(!mayCall && { telephone: '' }) } }]
  })
  return rows
    .sort(
      (one, two) =>
        familyKinds.indexOf(one.answer.kind) - familyKinds.indexOf(two.answer.kind) ||
        (one.born || '9').localeCompare(two.born || '9'),
    )
    .map(({ answer }) => answer)
}

const derived = {
  relation: null,
  kind: 'sibling' as const,
  name: '',
  telephone: '',
  says: '',
  version: null,
}

/** A relation as the page of one of the two has it. */
const seenFrom = (id: number, { id: relation, one, two, kind, is_former, ...said }: Relation) => ({
  ...said,
  relation,
  person: one === id ? two : one,
  kind: kindFrom({ kind, is_former, isFirst: one === id }),
})

function kindFrom({
  kind,
  is_former,
  isFirst,
}: Pick<Relation, 'kind' | 'is_former'> & { isFirst: boolean }): FamilyKind {
  if (kind === 'spouse') return is_former ? 'former' : 'spouse'
  if (kind === 'parent') return isFirst ? 'child' : 'parent'
  return isFirst ? 'kin' : 'kin_of'
}

async function readMembers(db: Db, scope: Scope, ids: readonly number[]) {
  const rows = await people(db, scope)
    .where('person.id', 'in', [...ids])
    .where(inScope(scope))
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      {
        name: nameOfPerson(row),
        gender: row.gender,
        telephone: row.telephone,
        status: row.status,
        born: row.born,
      },
    ]),
  )
}

/** Whether a person has died: by the status, or by a burial in the registers that counts. */
export async function hasDied(db: Db, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('person')
    .select('id')
    .where('id', '=', id)
    .where(
      sql<SqlBool>`(lower(status) = 'gone home' or exists (select 1 from parish_entry
        where parish_entry.person_id = person.id and book = 'burial' and is_cancelled = 0))`,
    )
    .executeTakeFirst()
  return row !== undefined
}
