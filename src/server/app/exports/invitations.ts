import type { Db } from '../../platform/db/tables.ts'

const times = [
  'role',
  'fellowship_id',
  'duties',
  'created_at',
  'expires_at',
  'used_at',
  'withdrawn_at',
] as const

/** The invitations that a person took, for the data export. */
export const listInvitationsTaken = (db: Db, accountId: number): Promise<object[]> =>
  db
    .selectFrom('invitation')
    .select(times)
    .select(['name', 'email', 'telephone'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()

/** The invitations that a person made, without what these say of others. */
export const listInvitationsMade = (db: Db, accountId: number): Promise<object[]> =>
  db.selectFrom('invitation').select(times).where('invited_by', '=', accountId).orderBy('id').execute()
