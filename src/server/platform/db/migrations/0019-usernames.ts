import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { skeletonOf } from '../../../accounts/accounts/usernames.ts'

type Account = {
  id: number
  username: string
  username_skeleton: string | null
  first_name: string
  middle_name: string
  last_name: string
}

/**
 * What usernames look like (UTS 39), so that no new account looks like another one. Of two older accounts that look alike the
 * younger has none and stays as it is. Names lose control, line and direction characters, which letters would have carried.
 */
export const usernames: Migration = {
  async up(untyped: Kysely<unknown>) {
    const db = untyped as Kysely<{ account: Account }>
    await db.schema.alterTable('account').addColumn('username_skeleton', 'text').execute()
    const columns = ['id', 'username', 'first_name', 'middle_name', 'last_name'] as const
    const seen = new Set<string>()
    for (const { id, username, ...names } of await db
      .selectFrom('account')
      .select(columns)
      .orderBy('id')
      .execute()) {
      const skeleton = await skeletonOf(username)
      const username_skeleton = seen.has(skeleton) ? null : skeleton
      seen.add(skeleton)
      const cleaned = Object.fromEntries(Object.entries(names).map(([name, text]) => [name, onOneLine(text)]))
      await db
        .updateTable('account')
        .set({ username_skeleton, ...cleaned })
        .where('id', '=', id)
        .execute()
    }
    const index = db.schema.createIndex('account_username_skeleton').on('account')
    await index.column('username_skeleton').unique().execute()
  },
}

const onOneLine = (name: string) => name.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim()
