import { hash } from '@node-rs/argon2'
import { expect, test, vi } from 'vitest'
import { type Church, openChurch } from '../../support/church.ts'

/* Hashing takes time in which other calls run: what was true when it began may be false when it ends. */

const others = vi.hoisted(() => ({ act: async (): Promise<void> => undefined }))

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>()
  const verify: typeof real.verify = async (...args) => {
    const act = others.act
    others.act = async () => undefined
    await act()
    return real.verify(...args)
  }
  return { ...real, verify }
})

const old = 'asore-demo-2026'
const changed = 'kente-weaver-41'

/** Another call changes the member's password while the next password is verified. */
function changeMeanwhile({ db }: Church): void {
  others.act = async () => {
    const password_hash = await hash(changed)
    await db.updateTable('account').set({ password_hash }).where('username', '=', 'member').execute()
  }
}

test('a sign-in is refused when the password is changed while it is verified', async () => {
  await using church = await openChurch()
  changeMeanwhile(church)

  const { status, body } = await church.post('auth/login/', { username: 'member', password: old })

  expect([status, body]).toEqual([401, { detail: 'Invalid Credentials' }])
  expect(await church.db.selectFrom('session').selectAll().execute()).toEqual([])
})

test('of two parallel changes with the old password the second is refused', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('member')
  changeMeanwhile(church)

  const passwords = { current_password: old, password: 'harmattan-drum-7' }
  const { status, body } = await church.post('auth/password/', passwords, access)

  expect([status, body]).toMatchObject([400, { current_password: ['This is not your password'] }])
  const entered = await church.post('auth/login/', { username: 'member', password: changed })
  expect(entered.status).toBe(200)
})
