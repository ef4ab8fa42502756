import { type CareNoteAnswer, nameOfPerson } from '../../../lib/contract/people/person.ts'
import type { Account } from '../../accounts/accounts/repo.ts'
import type { Db } from '../../platform/db/tables.ts'
import { recordErasure } from '../../platform/erasures/record.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { personRefusals } from '../messages.ts'

/** The notes of pastoral care about a person and those who were merged into it, the newest first. */
export async function listCareNotes(db: Db, person: number, reader: number): Promise<CareNoteAnswer[]> {
  const rows = await db
    .selectFrom('care_note')
    .select(['id', 'text', 'writer', 'created_at', 'written_by'])
    .where((where) =>
      where.or([
        where('person_id', '=', person),
        where('person_id', 'in', where.selectFrom('person').select('id').where('merged_into', '=', person)),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(500)
    .execute()
  return rows.map(({ written_by, ...row }) => ({ ...row, is_mine: written_by === reader }))
}

export async function addCareNote(
  db: Db,
  person: number,
  text: string,
  writer: Account,
  now: Date,
): Promise<void> {
  const name = nameOfPerson(writer) || writer.username
  await db
    .insertInto('care_note')
    .values({ person_id: person, text, written_by: writer.id, writer: name, created_at: now.toISOString() })
    .execute()
}

/** Removes a note that the caller wrote. Throws 404 for any other one. */
export async function removeCareNote(
  db: Db,
  person: number,
  { note, caller, now }: { note: number; caller: number; now: Date },
): Promise<void> {
  const mine = (await listCareNotes(db, person, caller)).find(({ id }) => id === note)
  if (!mine?.is_mine) refuse(404, personRefusals.thereNoSuchNote)
  await db.deleteFrom('care_note').where('id', '=', note).execute()
  await recordErasure(db, { kind: 'care_note', row: note, madeAt: mine.created_at }, now)
}
