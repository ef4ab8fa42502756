import type { Db } from '../../platform/db/tables.ts'

/**
 * What an account answered to forms, and whose answers it reads, for its export. The office's copy has no answers: nobody reads them but who was
 * named.
 */
export async function exportForms(db: Db, account: number, reader: 'owner' | 'office') {
  const answers = await db
    .selectFrom('form_submission')
    .innerJoin('form', 'form.id', 'form_submission.form_id')
    .select(['form.title', 'form_submission.account_id', 'form_submission.state', 'submitted_at'])
    .select(['answers', 'special', 'form_submission.email', 'form_submission.telephone'])
    .where('account_id', '=', account)
    .orderBy('form_submission.id')
    .execute()
  return {
    ...(reader === 'owner' && { answers_to_forms: answers }),
    forms_read: await db.selectFrom('form_reader').selectAll().where('account_id', '=', account).execute(),
    forms_made: await db
      .selectFrom('form')
      .select(['title', 'created_at'])
      .where('created_by', '=', account)
      .execute(),
  }
}
