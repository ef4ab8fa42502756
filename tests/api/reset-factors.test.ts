import { execFile } from 'node:child_process'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { demonstrationPassword } from '../../src/content/people.ts'
import { ownNode, startServer } from '../support/server.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../', import.meta.url))

test('on the server an admin who has lost everything gets in again, and the log says so', async () => {
  await using church = await startServer()
  using db = new DatabaseSync(`${church.dataDir}/church.db`)
  const of = "(select id from account where username = 'admin')"
  db.exec(
    `insert into totp (account_id, secret, created_at, confirmed_at) values (${of}, 'lost', '2026', '2026')`,
  )
  const logIn = () =>
    fetch(`${church.url}/backend/api/auth/login/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password: demonstrationPassword }),
    })
  const reset = (...names: string[]) =>
    run(ownNode(), ['dist/server/commands.js', 'reset-factors', ...names], {
      cwd: root,
      env: { ...process.env, DATA_DIR: church.dataDir },
    })
  const before = await logIn()

  const wrong = reset('nobody-here')
  await expect(wrong).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('USERNAME') })
  const { stdout } = await reset('admin')

  expect(before.status).toBe(401)
  expect(stdout).toContain('of admin are removed')
  expect((await logIn()).status).toBe(200)
  const entry = db.prepare("select detail from log_entry where action like 'Second factors reset%'").get()
  expect(entry).toEqual({ detail: 'admin' })
})
