import type { Church } from './church.ts'

/** Confirms a telephone number for an account that names it. */
export const confirmNumber = ({ db, clock }: Church, account_id: number, telephone: string) =>
  db
    .insertInto('confirmed_telephone')
    .values({ account_id, telephone, confirmed_at: clock.now.toISOString() })
    .execute()
