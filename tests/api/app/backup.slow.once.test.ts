import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { demonstrationPassword } from '../../../src/content/people.ts'
import { nameOf } from '../../../src/server/app/backup/calendar.ts'
import { freePort } from '../../support/processes.ts'
import {
  freshFolder,
  makeClosedChurch,
  ownNode,
  type RunningServer,
  startServer,
} from '../../support/server.ts'

const run = promisify(execFile)

/** `npm run backup` and `npm run restore`, without the check whether everything is built. */
const archive = (act: 'backup' | 'restore', file: string, dataDir: string) =>
  run(ownNode(), ['dist/server/backup.js', act, file], { env: { ...process.env, DATA_DIR: dataDir } })

const sample = readFileSync(new URL('../../../src/content/media/be-still.mp3', import.meta.url))

/** A unique recording whose copy takes a moment. */
const recording = () => Buffer.concat([sample, randomBytes(700_000)])

async function signIn({ url }: RunningServer, username: string) {
  const body = JSON.stringify({ username, password: demonstrationPassword })
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch(`${url}/backend/api/auth/login/`, { method: 'POST', headers, body })
  const { access } = (await answer.json()) as { access: string }
  return { Authorization: `Bearer ${access}` }
}

type Load = { announced: number[]; uploaded: Map<number, Buffer>; deleted: Set<number>; running: boolean }

/** Writes, uploads and deletes until it is stopped, and notes what was acknowledged. */
function putUnderLoad(server: RunningServer, admin: Record<string, string>) {
  const load: Load = { announced: [], uploaded: new Map(), deleted: new Set(), running: true }
  const call = (path: string, init: RequestInit) =>
    fetch(`${server.url}/backend/api/${path}`, { ...init, headers: { ...admin, ...init.headers } })

  async function announce(): Promise<void> {
    const body = JSON.stringify({
      title: `Number ${load.announced.length}`,
      content: randomBytes(200).toString('hex'),
    })
    const answer = await call('announcements/', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    })
    if (answer.status === 201) load.announced.push(((await answer.json()) as { id: number }).id)
  }

  async function upload(): Promise<void> {
    const bytes = recording()
    const form = new FormData()
    const fields = { type: 'audio', title: 'Under load', preacher: 'Rev. Adjei', date: '2026-11-15' }
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    form.set('file', new File([new Uint8Array(bytes)], 'one.mp3'))
    const answer = await call('sermons/', { method: 'POST', body: form })
    if (answer.status !== 201) throw new Error(await answer.text())
    load.uploaded.set(((await answer.json()) as { id: number }).id, bytes)
  }

  async function remove(): Promise<void> {
    const [id] = [...load.uploaded.keys()].filter((sermon) => !load.deleted.has(sermon))
    if (id === undefined || load.uploaded.size % 3 !== 0) return
    load.deleted.add(id)
    await call(`sermons/${id}/`, { method: 'DELETE' })
  }

  const keepOn = async (act: () => Promise<void>) => {
    while (load.running) await act()
  }
  const ended = Promise.all([keepOn(announce), keepOn(upload), keepOn(() => remove().then(() => wait(20)))])
  const stop = () => {
    load.running = false
    return ended
  }
  return { load, stop }
}

const rows = (file: string, query: string) => {
  using db = new DatabaseSync(file, { readOnly: true })
  return db.prepare(query).all()
}

test('a backup under load restores everything that was acknowledged before it began', async () => {
  await using server = await startServer()
  const folder = await freshFolder()
  const restored = join(folder, 'restored')
  const { load, stop } = putUnderLoad(server, await signIn(server, 'admin'))
  await expect.poll(() => load.uploaded.size, { timeout: 20_000 }).toBeGreaterThan(5)
  const announced = [...load.announced]
  const uploaded = [...load.uploaded.keys()].filter((id) => !load.deleted.has(id))

  await archive('backup', join(folder, 'church.tar'), server.dataDir)
  const during = load.announced.length - announced.length
  await stop()
  await archive('restore', join(folder, 'church.tar'), restored)

  const [before, after] = [join(server.dataDir, 'church.db'), join(restored, 'church.db')]
  const announcements = `select * from announcement where id in (${announced})`
  expect(during).toBeGreaterThan(0)
  expect(rows(after, announcements)).toEqual(rows(before, announcements))
  const kept = uploaded.filter((id) => !load.deleted.has(id))
  const sermons = rows(after, `select id, media_key from sermon where id in (${kept})`)
  expect(sermons).toHaveLength(kept.length)
  for (const { id, media_key } of sermons)
    expect(await readFile(join(restored, 'media', String(media_key)))).toEqual(load.uploaded.get(Number(id)))
  const named = rows(after, 'select media_key as key from sermon where media_key is not null').map(
    ({ key }) => String(key),
  )
  const files = readdirSync(join(restored, 'media/sermons')).map((name) => `sermons/${name}`)
  expect(named.filter((key) => !files.includes(key))).toEqual([])
  const unchanged = 'select * from account order by id'
  expect(rows(after, unchanged)).toEqual(rows(before, unchanged))
  await using again = await startServer({ dataDir: restored })
  expect(await signIn(again, 'member')).toEqual({ Authorization: expect.stringMatching(/^Bearer ey/) })
  await again.kill('SIGTERM')
  await rm(folder, { recursive: true })
}, 60_000)

test('a backup that is due is made at the start, and only the newest backups are kept', async () => {
  const dataDir = await freshFolder()
  const backups = join(dataDir, 'backups')
  await makeClosedChurch(dataDir)
  await mkdir(backups)
  for (const day of ['11', '12', '13'])
    await writeFile(join(backups, `asore-2026-01-${day}T03-00-00Z.tar`), '')
  await writeFile(join(backups, 'mine.tar'), '')

  {
    await using server = await startServer({ dataDir, env: { BACKUPS: '2' } })
    await expect.poll(() => server.output(), { timeout: 20_000 }).toContain('The backup of the day is made.')
  }

  const names = (await readdir(backups)).sort()
  expect(names).toEqual([
    'asore-2026-01-13T03-00-00Z.tar',
    expect.stringMatching(/^asore-(?!2026-01-1).*\.tar$/),
    'mine.tar',
  ])
  await archive('restore', join(backups, names[1] ?? ''), join(dataDir, 'restored'))
  expect((await readdir(join(dataDir, 'restored'))).sort()).toEqual(['church.db', 'media', 'secrets'])
  // Without it no one-time code would be valid after a restore; the key that signs tokens is left out.
  expect(await readdir(join(dataDir, 'restored', 'secrets'))).toEqual(['factors.key'])
  await rm(dataDir, { recursive: true })
}, 60_000)

/** A stopped church with backups of these days; `orphan` breaks its database, so that no backup succeeds. */
async function closedWith(moments: readonly Date[], { orphan = false } = {}) {
  const dataDir = await freshFolder()
  const backups = join(dataDir, 'backups')
  await makeClosedChurch(dataDir)
  await mkdir(backups)
  for (const moment of moments) await writeFile(join(backups, nameOf(moment)), '')
  if (orphan) {
    using db = new DatabaseSync(join(dataDir, 'church.db'), { enableForeignKeyConstraints: false })
    db.exec('update profile set account_id = 999999 where account_id = (select min(account_id) from profile)')
  }
  return {
    dataDir,
    kept: async () => (await readdir(backups)).sort().map((name) => name.slice(6, 16)),
    [Symbol.asyncDispose]: () => rm(dataDir, { recursive: true }),
  }
}

const january = ['2026-01-11', '2026-01-12', '2026-01-13', '2026-01-14'].map((day) => new Date(day))
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

test('a lower BACKUPS removes old backups at the next start, even when the backup of the day fails', async () => {
  await using church = await closedWith(january, { orphan: true })

  await using server = await startServer({ dataDir: church.dataDir, env: { BACKUPS: '1' } })

  await expect.poll(() => server.output(), { timeout: 20_000 }).toContain('backup of the day failed')
  expect(await church.kept()).toEqual(['2026-01-14'])
  await server.kill('SIGTERM')
}, 60_000)

test('a lower BACKUPS removes old backups when none is due, too; BACKUPS=0 makes and removes none', async () => {
  const moments = [...january, new Date()]
  await using church = await closedWith(moments)
  const env = { BACKUP_HOUR: String(new Date(Date.now() + 3_600_000).getUTCHours()) }

  await using none = await startServer({ dataDir: church.dataDir, env: { ...env, BACKUPS: '0' } })
  await fetch(`${none.url}/readyz`)
  await none.kill('SIGTERM')
  const before = await church.kept()
  await using two = await startServer({ dataDir: church.dataDir, env: { ...env, BACKUPS: '2' } })

  expect(before).toEqual(moments.map(dayOf))
  await expect.poll(church.kept).toEqual(moments.slice(-2).map(dayOf))
  await two.kill('SIGTERM')
}, 60_000)

test('a backup dated in the future replaces no real one', async () => {
  await using church = await closedWith([new Date('2026-01-11'), new Date('2099-01-01')])

  await using server = await startServer({ dataDir: church.dataDir, env: { BACKUPS: '1' } })

  await expect.poll(() => server.output(), { timeout: 20_000 }).toContain('The backup of the day is made.')
  expect(await church.kept()).toEqual([dayOf(new Date()), '2099-01-01'])
  await server.kill('SIGTERM')
}, 60_000)

test('a failed backup is logged and reported to monitoring, and the church stays open', async () => {
  const dataDir = await freshFolder()
  await makeClosedChurch(dataDir)
  const old = new Date('2026-01-10')
  await utimes(join(dataDir, 'secrets/access-token.key'), old, old)
  await writeFile(join(dataDir, 'no-folder'), '')

  const METRICS_PORT = String(await freePort())
  await using server = await startServer({
    dataDir,
    env: { BACKUP_DIR: join(dataDir, 'no-folder'), METRICS_PORT },
  })

  await expect
    .poll(() => server.output(), { timeout: 20_000 })
    .toMatch(/backup of the day failed.*(EEXIST|ENOTDIR)/)
  const ready = await fetch(`http://127.0.0.1:${METRICS_PORT}/readyz`)
  expect(await (await fetch(`${server.url}/readyz`)).json()).toEqual({ ready: true })
  expect([ready.status, await ready.json()]).toEqual([
    200,
    expect.objectContaining({ ready: true, backup: 'failed' }),
  ])
  await server.kill('SIGTERM')
  await rm(dataDir, { recursive: true })
}, 60_000)

test('a command that cannot be run says why, and exits with 1', async () => {
  const folder = await freshFolder()

  for (const [file, why] of [
    ['', /Say where to/],
    [join(folder, 'church.tar'), /There is no church/],
  ] as const)
    await expect(archive('backup', file, folder)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(why),
    })
  await rm(folder, { recursive: true })
})
