import { expect } from 'vitest'
import type { Act, CheckInSessionAnswer, MarkAct } from '../../src/lib/contract/services/check-in.ts'
import { openRegister } from './people.ts'

/** A church whose first service has a check-in session today, with two ushers: the newcomer and the second leader. */
export async function openCheckIn(options: Parameters<typeof openRegister>[0] = {}) {
  const register = await openRegister(options)
  const { church } = register
  const ushers = await Promise.all(
    ['newcomer', 'leader2'].map(async (username) => {
      const { access, user } = await church.signIn(username)
      const granted_at = church.clock.now.toISOString()
      await church.db
        .insertInto('duty')
        .values({ account_id: Number(user['id']), duty: 'usher', granted_at })
        .execute()
      return access
    }),
  )
  const [usher = '', other = ''] = ushers
  const service = await church.db.selectFrom('service').select('id').executeTakeFirstOrThrow()
  const opened = await church.post('check-in/sittings/', { service: service.id }, usher)
  expect(opened.status).toBe(200)
  const { id } = opened.body as CheckInSessionAnswer
  const path = `check-in/sittings/${id}/`
  return {
    ...register,
    usher,
    other,
    path,
    sitting: id,
    service: service.id,
    send: (acts: readonly Act[], access = usher) => church.post(`${path}acts/`, { acts }, access),
    seen: async (access = usher) => (await church.get(path, access)).body as CheckInSessionAnswer,
    [Symbol.asyncDispose]: () => register[Symbol.asyncDispose](),
  }
}

let made = 0

/** An act of a phone, `seconds` after the sample church was opened. */
export const mark = (person: number, seconds: number, more: Partial<MarkAct> = {}): MarkAct => ({
  kind: 'mark',
  person,
  here: true,
  id: `act-${String(made++).padStart(8, '0')}`,
  at: atSecond(seconds),
  ...more,
})

/** The moments of the tests lie in the hours before the church's clock. */
export const atSecond = (seconds: number): string =>
  new Date(Date.parse('2026-11-21T08:00:00Z') + seconds * 1000).toISOString()
