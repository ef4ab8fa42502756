import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { sampleTreasurer } from '../../../src/content/people.ts'
import { refuseSamples } from '../../../src/server/app/operations/production-checks.ts'
import { countSamples } from '../../../src/server/app/samples/marks.ts'
import { seedMembers } from '../../../src/server/app/samples/seed/members.ts'
import { samples } from '../../../src/server/platform/db/migrations/0015-samples.ts'
import { migrate, openDatabase } from '../../../src/server/platform/db/open.ts'
import { openChurch } from '../../support/church.ts'
import { production, signUp } from '../../support/samples.ts'
import { freshFolder } from '../../support/server.ts'

/* G4: in a database that was filled before rows were marked, sample rows are told apart from rows of people. */

describe('G4: a database that was filled before rows were marked', () => {
  async function openOld() {
    const dataDir = await freshFolder()
    const old = readFileSync(new URL('../../fixtures/seeded-before-marks.db.gz', import.meta.url))
    writeFileSync(join(dataDir, 'church.db'), gunzipSync(old))
    return { dataDir, open: () => openDatabase(join(dataDir, 'church.db')) }
  }

  test('gets every sample row marked, and none that people added or changed', async () => {
    const { open } = await openOld()
    await using db = open()
    await sql`insert into prayer_request (title, description, created_at, is_private, is_answered)
              values ('Real', 'Words', '2026-11-22', 1, 0)`.execute(db)
    await sql`update account set username = 'media.team', username_key = 'media.team', telephone = '+233244123456'
              where username = 'media'`.execute(db)
    await sql`update announcement set content = 'Ours' where id = 1`.execute(db)

    await migrate(db)

    const total = async (table: string) =>
      Number((await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(db)).rows[0]?.n)
    const marked = Object.fromEntries(await countSamples(db))
    const all = Object.fromEntries(
      await Promise.all(Object.keys(marked).map(async (table) => [table, await total(table)] as const)),
    )
    expect(marked).toEqual({
      ...all,
      account: (all['account'] ?? 0) - 1,
      prayer_request: (all['prayer_request'] ?? 0) - 1,
      announcement: (all['announcement'] ?? 0) - 1,
    })
    expect(all['account']).toBe(66)
    await expect(refuseSamples(db, production)).rejects.toThrow(/65 accounts/)
  })
})

test('G4: the migration finds the same marks on this engine, and marks no later row', async () => {
  await using church = await openChurch()
  await seedMembers(church.db, 1200, { passwordHash: 'x', now: church.clock.now })
  // Had another username in those versions.
  const treasurer = await church.signIn(sampleTreasurer)
  const inOrder = () =>
    church.db
      .selectFrom('sample_row')
      .selectAll()
      // Pages, funds, sittings and teams came after that migration, and were marked when they were added.
      .where('table_name', 'not in', ['page', 'fund', 'sitting', 'rota_team'])
      .where((row) => row.not(row.and({ table_name: 'account', row_id: treasurer.user['id'] as number })))
      .orderBy('table_name')
      .orderBy('row_id')
      .execute()
  const before = await inOrder()
  await signUp(church)
  await sql`drop table sample_row`.execute(church.db)

  await samples.up(church.db)

  expect(await inOrder()).toEqual(before)
})
