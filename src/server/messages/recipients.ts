import type { Channel } from '../../lib/contract/message.ts'
import type { Db } from '../db/tables.ts'

/** Somebody to write to. An address that is not confirmed is none. */
export type Recipient = {
  /** The same for the same person for good: nobody gets a message twice. */
  key: string
  accountId: number
  name: string
  firstName: string
  fellowship: string
  email: string | null
  telephone: string | null
}

/** Read from the text of the contract: `fellowship 3`. */
export type Audience =
  | { kind: 'everybody' }
  | { kind: 'myself'; accountId: number }
  | { kind: 'fellowship' | 'event'; id: number }
  | { kind: 'role'; role: 'user' | 'fellowship_leader' | 'media' | 'admin' }

export function readAudience(text: string, caller: number): Audience {
  const [kind = '', of = ''] = text.split(' ')
  if (kind === 'fellowship' || kind === 'event') return { kind, id: Number(of) }
  if (kind === 'role') return { kind, role: of as 'user' }
  return kind === 'myself' ? { kind, accountId: caller } : { kind: 'everybody' }
}

/** The people of an audience, in a fixed order. Today they are those with an account that is not closed. */
export async function recipientsOf(db: Db, audience: Audience): Promise<Recipient[]> {
  const all = accounts(db).orderBy('account.id')
  const some =
    audience.kind === 'fellowship'
      ? all.where('account.fellowship_id', '=', audience.id)
      : audience.kind === 'role'
        ? all.where('account.role', '=', audience.role)
        : audience.kind === 'myself'
          ? all.where('account.id', '=', audience.accountId)
          : audience.kind === 'event'
            ? all.where('account.id', 'in', (row) =>
                row
                  .selectFrom('event_signup')
                  .select('event_signup.account_id')
                  .where('event_id', '=', audience.id)
                  .where('kind', '=', 'signup'),
              )
            : all
  return (await some.execute()).map(recipientOf)
}

/** One person as they are now; undefined once the account is closed. */
export async function findRecipient(db: Db, accountId: number): Promise<Recipient | undefined> {
  const row = await accounts(db).where('account.id', '=', accountId).executeTakeFirst()
  return row && recipientOf(row)
}

const accounts = (db: Db) =>
  db
    .selectFrom('account')
    .leftJoin('fellowship', 'fellowship.id', 'account.fellowship_id')
    .select(['account.id', 'first_name', 'last_name', 'email', 'email_confirmed_at', 'telephone'])
    .select('fellowship.name as fellowship')
    .where('account.deletion_requested_at', 'is', null)

type Row = Awaited<ReturnType<ReturnType<typeof accounts>['execute']>>[number]

const recipientOf = ({
  id,
  first_name,
  last_name,
  email,
  email_confirmed_at,
  telephone,
  fellowship,
}: Row): Recipient => ({
  ...{
    key: `account ${id}`,
    accountId: id,
    name: `${first_name} ${last_name}`.trim(),
    firstName: first_name,
  },
  ...{ fellowship: fellowship ?? '', email: email_confirmed_at ? email : null, telephone: telephone || null },
})

export const addressOf = ({ email, telephone }: Recipient, channel: Channel): string | null =>
  channel === 'email' ? email : telephone
