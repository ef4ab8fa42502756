import { sql } from 'kysely'
import type { Answered } from '../../../lib/contract/services/form.ts'
import type { Db } from '../../platform/db/tables.ts'
import { isKnownOwner } from '../../register/entries/identity.ts'
import { entriesOf } from '../../register/entries/merged-entries.ts'

/**
 * What an account answered to forms, where its owner is named in the answer of somebody else, and whose answers it reads, for its export. The
 * office's copy has no answers: nobody reads them but who was named.
 */
export async function exportForms(db: Db, account: number, reader: 'owner' | 'office') {
  const answers = await db
    .selectFrom('form_submission')
    .innerJoin('form', 'form.id', 'form_submission.form_id')
    .select(['form_submission.id', 'form.title', 'form_submission.account_id', 'form_submission.state'])
    .select(['submitted_at', 'answers', 'special', 'form_submission.email', 'form_submission.telephone'])
    .where('account_id', '=', account)
    .orderBy('form_submission.id')
    .execute()
  const agreed = await db
    .selectFrom('form_consent')
    .innerJoin('form_submission', 'form_submission.id', 'form_consent.submission_id')
    .select(['submission_id', 'question', 'field', 'value', 'used_at'])
    .where('account_id', '=', account)
    .execute()
  return {
    ...(reader === 'owner' && {
      answers_to_forms: answers.map(({ id, ...answer }) => ({
        ...answer,
        for_the_register: agreed
          .filter(({ submission_id }) => submission_id === id)
          .map(({ submission_id: _, ...one }) => one),
      })),
      named_in_answers_to_forms: await listNamings(db, account),
    }),
    forms_read: await db.selectFrom('form_reader').selectAll().where('account_id', '=', account).execute(),
    forms_made: await db
      .selectFrom('form')
      .select(['title', 'created_at'])
      .where('created_by', '=', account)
      .execute(),
  }
}

/** Where the person of an account is named in the answers of others, with the name alone: the rest is theirs. */
async function listNamings(db: Db, account: number) {
  const own = await db.selectFrom('person').select('id').where('account_id', '=', account).executeTakeFirst()
  if (!own || !(await isKnownOwner(db, account))) return []
  const rows = await db
    .selectFrom('form_person')
    .innerJoin('form_submission', 'form_submission.id', 'form_person.submission_id')
    .innerJoin('form', 'form.id', 'form_submission.form_id')
    .select(['title', 'submitted_at', 'question', 'place', 'answers', 'special'])
    .where('person_id', 'in', await entriesOf(db, own.id))
    .where(sql<boolean>`coalesce(account_id, 0) <> ${account}`)
    .execute()
  return rows.map(({ title, submitted_at, question, place, answers, special }) => {
    const all: Answered[] = [...JSON.parse(answers), ...JSON.parse(special)]
    const name = all.find((one) => one.question === question)?.values[place] ?? ''
    return { title, submitted_at, name }
  })
}
