import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openChurch } from '../../support/church.ts'

/* The tests of a worker share the connections of a copy (tests/support/reused-file.ts): none sees what another has done. */

type Church = Awaited<ReturnType<typeof openChurch>>

const shown = async ({ db }: Church) => ({
  names: (await db.selectFrom('account').select('first_name').orderBy('id').execute()).map(
    ({ first_name }) => first_name,
  ),
  services: (await db.selectFrom('service').select('id').orderBy('id').execute()).map(({ id }) => id),
  tables: (await sql<{ name: string }>`select name from sqlite_schema order by name`.execute(db)).rows.length,
})

const untouched = async () => {
  await using church = await openChurch()
  return await shown(church)
}

/** What a test does, and leaves behind. */
const acts: Record<string, (church: Church) => Promise<unknown>> = {
  'adds and changes rows': async ({ db }) => {
    await db.updateTable('account').set({ first_name: 'Changed' }).execute()
    await db.deleteFrom('service').where('id', '=', 2).execute()
  },
  'changes the schema': ({ db }) => sql`create table left_behind (id integer)`.execute(db),
  'writes more than the journal keeps': async ({ db }) => {
    await db.deleteFrom('service').where('id', '=', 2).execute()
    await sql`insert into church_setting (key, value, changed_at) values ('large', hex(zeroblob(3000000)), '')`.execute(
      db,
    )
  },
  'writes the journal to the file': async ({ db }) => {
    await db.updateTable('account').set({ first_name: 'Changed' }).execute()
    await sql`pragma wal_checkpoint(truncate)`.execute(db)
  },
}

for (const [what, act] of Object.entries(acts))
  test(`a test that ${what} leaves nothing to the next one`, async () => {
    const before = await untouched()
    {
      await using church = await openChurch()
      await act(church)
      expect(await shown(church)).not.toEqual(before)
    }

    expect(await untouched()).toEqual(before)
    expect(await untouched()).toEqual(before)
  })

test('of two churches at once neither sees the other, and what one writes after its end is refused', async () => {
  const first = await openChurch()
  await using second = await openChurch()
  await first.db.updateTable('account').set({ first_name: 'Changed' }).execute()
  const { names } = await shown(second)
  await first[Symbol.asyncDispose]()

  expect(names).not.toContain('Changed')
  await expect(first.db.updateTable('account').set({ first_name: 'Late' }).execute()).rejects.toThrow(
    'database is not open',
  )
  expect((await shown(second)).names).toEqual(names)
})
