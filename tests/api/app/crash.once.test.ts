import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { freshFolder, startServer } from '../../support/server.ts'

/** Each repeats the same chance: `npm run test:all` makes more of them. */
const rounds = process.env['TEST_ALL'] ? 4 : 2

test('after a kill -9 during sign-ups the database opens, with every acknowledged member and its log entry', async () => {
  const dataDir = await freshFolder()
  const acknowledged: string[] = []

  for (let round = 0; round < rounds; round++) acknowledged.push(...(await signUpUntilKilled(dataDir, round)))

  const church = new DatabaseSync(join(dataDir, 'church.db'))
  const check = church.prepare('pragma integrity_check').get()
  const accounts = church.prepare("select username from account where username like 'crash-%'").all()
  const logged = church
    .prepare("select username from log_entry where username like 'crash-%' and status = 'success'")
    .all()
  church.close()
  expect(check).toEqual({ integrity_check: 'ok' })
  expect(acknowledged.length).toBeGreaterThan(0)
  expect(names(accounts)).toEqual(expect.arrayContaining(acknowledged))
  expect(names(accounts)).toEqual(names(logged))
  await using again = await startServer({ dataDir })
  const { status } = await signIn(again.url, acknowledged[0] ?? '')
  expect(status).toBe(200)
  await again.kill('SIGTERM')
  await rm(dataDir, { recursive: true })
}, 60_000)

/** Signs people up in parallel and kills the process in the middle; returns the usernames that were answered 201. */
async function signUpUntilKilled(dataDir: string, round: number): Promise<string[]> {
  const acknowledged: string[] = []
  let killed: Promise<void> | undefined
  await using server = await startServer({ dataDir })
  const signUps = Array.from({ length: 24 }, async (_, number) => {
    const username = `crash-${round}-${number}`
    const answer = await register(server.url, username).catch(() => undefined)
    if (answer?.status === 201) acknowledged.push(username)
    if (acknowledged.length >= 6 + round) killed ??= server.kill('SIGKILL')
  })
  await Promise.all(signUps)
  await killed
  return acknowledged
}

const register = (url: string, username: string) =>
  send(url, 'register', {
    first_name: 'Kofi',
    last_name: 'Boateng',
    username,
    password: 'adinkra-cloth-27',
    confirm_password: 'adinkra-cloth-27',
    telephone: '024 412 3456',
    country_code: '+233',
    gender: 'male',
  })

const signIn = (url: string, username: string) =>
  send(url, 'login', { username, password: 'adinkra-cloth-27' })

function send(url: string, call: string, body: object): Promise<Response> {
  return fetch(`${url}/backend/api/auth/${call}/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
}

const names = (rows: Record<string, unknown>[]) => rows.map(({ username }) => String(username)).sort()
