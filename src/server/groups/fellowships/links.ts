import { sql } from 'kysely'
import { fellowshipLinkPrefix } from '../../../lib/accounts/invitation-token.ts'
import { fellowshipLinkDays } from '../../../lib/contract/groups/fellowship-link.ts'
import { signText, type TokenKeys, verifyText } from '../../accounts/accounts/sessions/tokens.ts'
import type { Db } from '../../platform/db/tables.ts'
import { asksLeader, askToJoin } from '../../register/fellowships/joining.ts'
import { moveMember } from './moves.ts'
import { withdrawJoins } from './requests.ts'

/** A link that can be taken. `byLeader`: its maker leads the fellowship now. */
export type FellowshipLink = {
  fellowship: number
  name: string
  /** The account that made it. */
  by: number
  username: string
  invitedBy: string
  byLeader: boolean
  createdAt: string
  expiresAt: string
}

/** The link of a fellowship; undefined for none, an old one, and one whose maker may not invite any more. */
export async function findLink(db: Db, fellowship: number, now: Date): Promise<FellowshipLink | undefined> {
  const row = await db
    .selectFrom('fellowship_link')
    .innerJoin('fellowship', 'fellowship.id', 'fellowship_link.fellowship_id')
    .innerJoin('account', 'account.id', 'fellowship_link.made_by')
    .select(['fellowship.name', 'leader_id', 'made_by', 'username', 'role'])
    .select(['fellowship_link.created_at', 'fellowship_link.expires_at'])
    .select(sql<string>`first_name || ' ' || last_name`.as('maker'))
    .where('fellowship_link.fellowship_id', '=', fellowship)
    .where('fellowship_link.expires_at', '>', now.toISOString())
    .where('deletion_requested_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const byLeader = row.leader_id === row.made_by && ['admin', 'fellowship_leader'].includes(row.role)
  if (!byLeader && row.role !== 'admin') return undefined
  return {
    fellowship,
    name: row.name,
    by: row.made_by,
    username: row.username,
    byLeader,
    invitedBy: row.maker.trim() || row.username,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  }
}

const wordsOf = ({ fellowship, createdAt }: Pick<FellowshipLink, 'fellowship' | 'createdAt'>) =>
  `fellowship link ${fellowship} ${createdAt}` as const

/** The secret part of a link. It is computed, so that it can be shown again and no table has it. */
export const tokenOfLink = (link: FellowshipLink, keys: TokenKeys): string =>
  `${fellowshipLinkPrefix}${link.fellowship}.${signText(wordsOf(link), keys)}`

/** The link of a token; undefined for one that was not made here, has ended, or was replaced. */
export async function findLinkByToken(
  db: Db,
  token: string,
  { keys, now }: { keys: TokenKeys; now: Date },
): Promise<FellowshipLink | undefined> {
  const [, fellowship, seal = ''] = /^fellowship\.([1-9]\d{0,14})\.([\w-]{43})$/.exec(token) ?? []
  const link = fellowship === undefined ? undefined : await findLink(db, Number(fellowship), now)
  return link && verifyText(wordsOf(link), seal, keys) ? link : undefined
}

/** Makes the link of a fellowship, in place of an earlier one, which ends. */
export async function makeLink(
  db: Db,
  { fellowship, by, now }: { fellowship: number; by: number; now: Date },
): Promise<void> {
  const made = {
    made_by: by,
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + fellowshipLinkDays * 86_400_000).toISOString(),
  }
  await db
    .insertInto('fellowship_link')
    .values({ fellowship_id: fellowship, ...made })
    .onConflict((conflict) => conflict.column('fellowship_id').doUpdateSet(made))
    .execute()
}

/** Ends the link of a fellowship. Returns false where there is none. */
export async function endLink(db: Db, fellowship: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('fellowship_link')
    .where('fellowship_id', '=', fellowship)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Whether the link joins this account at once: it is the leader's own word, or its fellowship asks nobody. */
export const joinsAtOnce = async (db: Db, link: FellowshipLink, account: number): Promise<boolean> =>
  link.byLeader || !(await asksLeader(db, link.fellowship, account))

/** Joins a fellowship by its link, or asks its leader. Call it in a transaction. */
export async function takeLink(
  db: Db,
  link: FellowshipLink,
  { account, now }: { account: number; now: Date },
): Promise<'member' | 'asked'> {
  const { fellowship } = link
  const { fellowship_id } = await db
    .selectFrom('account')
    .select('fellowship_id')
    .where('id', '=', account)
    .executeTakeFirstOrThrow()
  if (fellowship_id === fellowship) return 'member'
  if (!(await joinsAtOnce(db, link, account))) {
    await askToJoin(db, { account, fellowship, by: account, now })
    return 'asked'
  }
  await moveMember(db, { account, to: fellowship, by: account, now })
  await withdrawJoins(db, { by: account, now })
  return 'member'
}
