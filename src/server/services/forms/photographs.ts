import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { type Answered, type Question, takesFile } from '../../../lib/contract/services/form.ts'
import { formRules } from '../../../lib/texts/services/form-rules.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { formRefusals } from './messages.ts'

type NewPhotograph = { form: number; question: string; key: string; name: string; bytes: number; now: Date }

/** Keeps a photograph for an answer that is sent later. Returns the secret by which the answer names it. */
export async function addPhotograph(db: Db, { form, key, now, ...file }: NewPhotograph): Promise<string> {
  const secret = randomBytes(24).toString('base64url')
  await db
    .insertInto('form_file')
    .values({ ...file, secret, form_id: form, file_key: key, added_at: now.toISOString() })
    .execute()
  return secret
}

type Claim = {
  form: number
  submission: number
  questions: readonly Question[]
  answers: readonly Answered[]
}

/** Ties the photographs that an answer names to it. Throws 400 at a question whose photograph is not there, or another answer's. */
export async function claimPhotographs(
  db: Db,
  { form, submission, questions, answers }: Claim,
): Promise<void> {
  for (const { id, kind } of questions) {
    const secret = takesFile(kind) && answers.find(({ question }) => question === id)?.values[0]
    if (!secret) continue
    const { numUpdatedRows } = await db
      .updateTable('form_file')
      .set({ submission_id: submission })
      .where('form_id', '=', form)
      .where('question', '=', id)
      .where('secret', '=', secret)
      .where('submission_id', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) refuseFields({ [id]: [formRules.photograph] })
  }
}

/** A photograph of an answer to a form. Throws 404. */
export const requirePhotograph = async (db: Db, form: number, id: number) =>
  (await db
    .selectFrom('form_file')
    .select(['file_key', 'question', 'submission_id'])
    .where('id', '=', id)
    .where('form_id', '=', form)
    .where('submission_id', 'is not', null)
    .executeTakeFirst()) ?? refuse(404, formRefusals.noPhotograph)

/** How many photographs of a form wait for their answer. */
export async function countUnclaimed(db: Db, form: number): Promise<number> {
  const { many } = await db
    .selectFrom('form_file')
    .select(sql<number>`count(*)`.as('many'))
    .where('form_id', '=', form)
    .where('submission_id', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(many)
}
