import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { hashPassword } from '../../../src/server/accounts/accounts/passwords/passwords.ts'
import { refuseSamples } from '../../../src/server/app/operations/production-checks.ts'
import { countSamples } from '../../../src/server/app/samples/marks.ts'
import { seedMembers } from '../../../src/server/app/samples/seed/members.ts'
import type { Db } from '../../../src/server/platform/db/tables.ts'
import { newcomer, newProfile, openChurch } from '../../support/church.ts'
import { clear, production, signUp } from '../../support/samples.ts'
import { freshFolder, ownNode, startServer } from '../../support/server.ts'
import { openSignUps } from '../../support/sign-ups.ts'

/* G4: clearing the sample data removes all of it, and nothing that people added. */

/** The number of rows of every table but those of the database itself. */
async function countRows(db: Db): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { name } of await db.introspection.getTables()) {
    if (/^(kysely_|\w+_search|rate_limit|idempotency_key|upload_lock)/.test(name)) continue
    const { rows } = await sql<{ rows: number }>`select count(*) as rows from ${sql.table(name)}`.execute(db)
    if (rows[0] && rows[0].rows > 0) counts[name] = Number(rows[0].rows)
  }
  return counts
}

describe('G4: clearing the sample data', () => {
  test('leaves no sample row in any table, and no sample file', async () => {
    await using church = await openChurch()
    await seedMembers(church.db, 30, { passwordHash: 'x', now: church.clock.now })

    const { removed, files, hasAdmin } = await clear(church.db)

    expect(await countRows(church.db)).toEqual({
      ...{ tally: 10, log_entry: 1, opt_out_key: 1, push_key: 1 },
      file_rebuild: 1,
    })
    expect(removed.get('account')).toBe(96)
    expect(files).toHaveLength(4)
    expect(hasAdmin).toBe(false)
    const counted = church.db.selectFrom('tally').select('name').where('count', '<>', 0).orderBy('name')
    expect(await counted.execute()).toEqual([{ name: 'log_entry' }, { name: 'person changed' }])
  })

  test('keeps accounts and texts of real people, and a fellowship to which they added something', async () => {
    await using church = await openChurch()
    const leader = await church.signIn('leader')
    const { access } = await signUp(church)
    await church.postForm('profiles/', newProfile({ fellowship: '1' }), access)
    await church.post(
      'prayer_requests/create/',
      { title: 'Rain', description: 'For the farms', isPrivate: true },
      access,
    )
    await church.post(
      'members/testimonies/',
      { title: 'Healed', category: 'healing', content: 'I walk' },
      access,
    )
    const added = await church.post(
      'fellowships/1/events/',
      { title: 'Real night', description: 'x', date: '2026-12-01', time: '18:00', location: 'Hall' },
      leader.access,
    )
    expect(added.status).toBe(201)
    const before = await church.db
      .selectFrom('account')
      .selectAll()
      .where('username', '=', newcomer.username)
      .execute()

    const { kept } = await clear(church.db)

    expect(kept).toEqual([
      {
        table: 'fellowship',
        id: 1,
        name: expect.any(String),
        why: 'it has events or messages that people added',
      },
    ])
    expect(await church.db.selectFrom('account').selectAll().execute()).toEqual(before)
    expect(before[0]?.fellowship_id).toBe(1)
    expect(await countRows(church.db)).toMatchObject({
      account: 1,
      profile: 1,
      event: 1,
      prayer_request: 1,
      testimony: 1,
    })
    expect(await church.db.selectFrom('event').select('title').execute()).toEqual([{ title: 'Real night' }])
    expect((await church.get('prayer_requests/my/', access)).status).toBe(200)
  })

  test('leaves a real member of a removed fellowship in none, and counts the rows that go with the samples', async () => {
    await using church = await openChurch()
    const { access } = await signUp(church)
    await church.postForm('profiles/', newProfile({ fellowship: '2' }), access)
    const { id } = await church.db
      .selectFrom('event')
      .select('id')
      .where('fellowship_id', 'is', null)
      .orderBy('date', 'desc')
      .executeTakeFirstOrThrow()
    await openSignUps(church)
    await church.post(`events/${id}/signup/`, { kind: 'signup' }, access)

    const { withoutFellowship, gone } = await clear(church.db)

    expect(withoutFellowship).toBe(1)
    expect(gone.get('event_signup')).toBe(1)
    expect(await church.db.selectFrom('account').select('fellowship_id').execute()).toEqual([
      { fellowship_id: null },
    ])
    expect(await church.db.selectFrom('profile').select('occupation').execute()).toEqual([
      { occupation: 'Seamstress' },
    ])
  })

  test('keeps a sample service that somebody has edited', async () => {
    await using church = await openChurch()
    const own = { title: 'Our first service', version: 2 }
    await church.db.updateTable('service').set(own).where('id', '=', 1).execute()

    const rows = async (changedToo: boolean) => {
      await clear(church.db, { changedToo })
      return church.db.selectFrom('service').select(['id', 'title', 'version']).execute()
    }

    expect(await rows(false)).toEqual([{ id: 1, ...own }])
    expect(await countSamples(church.db)).toEqual(new Map())
  })

  test('removes edited rows when it is asked to', async () => {
    await using church = await openChurch()
    await church.db.updateTable('service').set({ version: 2 }).where('id', '=', 1).execute()
    await church.db.updateTable('event').set({ version: 2 }).where('fellowship_id', '=', 1).execute()

    await clear(church.db, { changedToo: true })

    expect(await countRows(church.db)).toEqual({
      ...{ tally: 10, log_entry: 1, opt_out_key: 1, push_key: 1 },
      file_rebuild: 1,
    })
  })

  test('keeps a sample account that a person has taken over, unless it has the published password', async () => {
    await using church = await openChurch()
    await expect(clear(church.db, { keep: ['admin'] })).rejects.toThrow(/published password/)
    await expect(clear(church.db, { keep: ['nobody'] })).rejects.toThrow(/no sample account nobody/)
    const password_hash = await hashPassword('kente-loom-harvest')
    await church.db.updateTable('account').set({ password_hash }).where('username', '=', 'admin').execute()

    const { hasAdmin } = await clear(church.db, { keep: ['Admin'] })

    expect(hasAdmin).toBe(true)
    expect(await church.db.selectFrom('account').select('username').execute()).toEqual([
      { username: 'admin' },
    ])
    await expect(refuseSamples(church.db, production)).resolves.toBeUndefined()
  })
})

describe('G4: npm run clear-samples', () => {
  const run = (dataDir: string, ...words: string[]) =>
    promisify(execFile)(ownNode(), ['dist/server/commands.js', 'clear-samples', ...words], {
      env: { ...process.env, DATA_DIR: dataDir },
    })

  test('reports first, refuses to run beside a running church, and then a production start succeeds', async () => {
    const server = await startServer()
    const { dataDir } = server
    const first = await run(dataDir)
    await expect(run(dataDir, '--yes')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/Stop the church/),
    })
    await server.kill('SIGTERM')
    const media = () => readdirSync(join(dataDir, 'media/sermons'))
    const before = media()

    const done = await run(dataDir, '--yes')

    expect(first.stdout).toMatch(/^Would be removed: log entry \d+, .*account 66.*with 4 files/)
    expect(first.stdout).toContain('Nothing was changed')
    expect([before.length, media()]).toEqual([4, []])
    expect(done.stdout).toMatch(/^Removed: .*account 66/)
    expect((await run(dataDir)).stdout).toMatch(/no sample data/)
    await using opened = await startServer({
      dataDir,
      env: { ...productionEnv },
    })
    expect((await fetch(`${opened.url}/healthz`)).status).toBe(200)
    await opened.kill('SIGTERM')
  }, 60_000)

  test('reports an unknown option and a missing church', async () => {
    const dataDir = await freshFolder()
    await mkdir(join(dataDir, 'empty'))

    await expect(run(join(dataDir, 'empty'))).rejects.toMatchObject({
      stderr: expect.stringMatching(/There is no church/),
    })
    await expect(run(dataDir, '--all')).rejects.toMatchObject({
      stderr: expect.stringMatching(/--all is not understood/),
    })
    expect(existsSync(join(dataDir, 'empty/church.db'))).toBe(false)
  })
})

const productionEnv = {
  PRODUCTION: 'on',
  RATE_LIMITS: 'on',
  PUBLIC_SITE_URL: 'https://church.example',
  TRUST_PROXY: 'loopback',
  ACCEPT: 'root,no-mail',
}
