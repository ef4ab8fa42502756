import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test, vi } from 'vitest'
import { demonstrationPassword } from '../../../src/content/people.ts'
import { queueOwnerEmail } from '../../../src/server/accounts/accounts/factors/queued-owner-emails.ts'
import { startReminderJob } from '../../../src/server/app/jobs/reminders.ts'
import { readSettings } from '../../../src/server/platform/config.ts'
import type { Email } from '../../../src/server/platform/mail/mail.ts'
import { openChurch } from '../../support/church.ts'
import { openBeside } from '../../support/church-database.ts'
import { ownNode, startServer } from '../../support/server.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../../', import.meta.url))

test('the command reset-factors lets an admin who lost every factor sign in again, and is logged', async () => {
  await using church = await startServer()
  using db = openBeside(church.dataDir)
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
  const left = db.prepare(`select kind, account_id = ${of} as is_theirs from owner_letter`).all()
  expect(left).toEqual([{ kind: 'factors-reset-on-server', is_theirs: 1 }])
})

test('the running server sends one letter to the owner of factors that the command has reset', async () => {
  await using church = await openChurch()
  const { db, addressHash, clock, background, letters, push } = church
  const settings = readSettings({})
  const mail = {
    send: (letter: Email) => void letters.push(letter),
    count: () => ({ waiting: 0, failed: 0 }),
    close: async () => undefined,
  }
  const { id } = await db
    .selectFrom('account')
    .select('id')
    .where('username', '=', 'admin')
    .executeTakeFirstOrThrow()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const stop = startReminderJob({ db, addressHash, now: () => clock.now, background, settings, mail, push })
    await background.ended()
    letters.length = 0
    await queueOwnerEmail(db, id, 'factors-reset-on-server', clock.now)
    for (let times = 0; times < 2; times++) {
      vi.advanceTimersByTime(5 * 60_000)
      await background.ended()
    }
    stop()
  } finally {
    vi.useRealTimers()
  }

  const told = letters.filter(({ subject }) => subject.includes('two-step sign-in'))
  expect(told).toMatchObject([
    { to: 'admin@example.com', subject: 'Your two-step sign-in was reset on the server' },
  ])
  expect(await db.selectFrom('owner_letter').selectAll().execute()).toEqual([])
})
