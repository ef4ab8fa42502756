import { execFile } from 'node:child_process'
import { cp, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demonstrationPassword } from '../../../src/content/people.ts'
import { type PostgresServer, startPostgres } from '../../support/postgres.ts'
import { post } from '../../support/processes.ts'
import {
  freshFolder,
  makeClosedChurch,
  ownNode,
  type RunningServer,
  startServer,
} from '../../support/server.ts'

/* `npm run migrate:postgres` as an operator runs it, and what is left in the data folder. */

const run = promisify(execFile)
let postgres: PostgresServer

beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres[Symbol.asyncDispose]())

const move = (dataDir: string, DATABASE_URL: string) =>
  run(ownNode(), ['scripts/start/migrate-postgres.ts'], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL },
  })

const backUp = (dataDir: string, file: string, env: Record<string, string> = {}) =>
  run(ownNode(), ['dist/server/backup.js', 'backup', file], {
    env: { ...process.env, DATA_DIR: dataDir, ...env },
  })

const signIn = async (server: RunningServer) =>
  (await post(server, 'auth/login/', { username: 'member', password: demonstrationPassword })).status

const databases = async (dataDir: string) =>
  (await readdir(dataDir)).filter((name) => name.startsWith('church')).sort()

async function closedChurch() {
  const folder = await freshFolder()
  const dataDir = join(folder, 'data')
  await makeClosedChurch(dataDir)
  return { folder, dataDir, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) }
}

test('after a move to PostgreSQL neither a backup nor a start uses the old file; the church can move again, return to its file, and is not moved while it runs or over an earlier file', async () => {
  await using church = await closedChurch()
  const { folder, dataDir } = church
  const [DATABASE_URL, second] = [await postgres.create('moved'), await postgres.create('second')]

  // The move.
  const { stdout } = await move(dataDir, DATABASE_URL)
  expect(stdout).toMatch(/account +\d+ the same[\s\S]*The church has moved/)
  expect(await databases(dataDir)).toEqual(['church.db', 'church.moved-to-postgres.db'])
  const told = /have moved to PostgreSQL, but DATABASE_URL is not set/
  await expect(backUp(dataDir, join(folder, 'old.tar'))).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(told),
  })
  await expect(startServer({ dataDir })).rejects.toThrow(told)
  expect((await backUp(dataDir, join(folder, 'new.tar'), { DATABASE_URL })).stdout).toContain('pg_dump')
  expect(await readdir(folder)).toEqual(['data', 'new.tar'])
  {
    await using server = await startServer({ dataDir, env: { DATABASE_URL } })
    expect(await signIn(server)).toBe(200)
    await server.kill('SIGTERM')
  }

  // A second move.
  await expect(move(dataDir, DATABASE_URL)).rejects.toMatchObject({
    stderr: expect.stringContaining('has accounts already'),
  })
  expect((await move(dataDir, second)).stdout).toContain('The church has moved')
  expect(await databases(dataDir)).toEqual(['church.db', 'church.moved-to-postgres.db'])

  // The return, and a move while the church is running.
  await rename(join(dataDir, 'church.moved-to-postgres.db'), join(dataDir, 'church.db'))
  {
    await using server = await startServer({ dataDir })
    expect(await signIn(server)).toBe(200)
    await expect(move(dataDir, await postgres.create('open'))).rejects.toMatchObject({
      stderr: expect.stringContaining('Stop the church'),
    })
    await server.kill('SIGTERM')
  }

  // A move where the file of an earlier one is left.
  await cp(join(dataDir, 'church.db'), join(dataDir, 'church.moved-to-postgres.db'))
  await expect(move(dataDir, await postgres.create('again'))).rejects.toMatchObject({
    stderr: expect.stringContaining('is not overwritten'),
  })
  expect(await databases(dataDir)).toEqual(['church.db', 'church.moved-to-postgres.db'])
}, 120_000)
