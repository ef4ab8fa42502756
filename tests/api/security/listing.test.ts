import { describe, expect, test } from 'vitest'
import { type Church, newcomer, newProfile, openChurch } from '../../support/church.ts'
import { mailedTokens, patchUser, press } from '../../support/mailed.ts'

/* G6: nobody learns which e-mail addresses belong to members. */

const taken = 'leader@example.com'
const free = 'nobody-here@example.com'

/** Everything that a stranger sees of a sign-up with an address and of the new account, with address, name and ids replaced. */
async function signUp(church: Church, email: string, username: string) {
  const { status, body } = await church.post('auth/register/', { ...newcomer, username, email })
  const { access, user } = await church.signIn(username, newcomer.password)
  const byAddress = await church.post('auth/login/', { username: email, password: newcomer.password })
  const mine = await church.get('users/me/', access)
  const again = await church.post('auth/register/', { ...newcomer, username, email })
  const seen = JSON.stringify([status, body, user, byAddress.status, byAddress.body, mine.body, again.status])
  return seen
    .replaceAll(email, 'ADDRESS')
    .replaceAll(username, 'NAME')
    .replaceAll(/"id":\d+/g, '"id":0')
}

describe('G6: an address that belongs to a member', () => {
  test('is answered like any other at sign-up and in all that follows', async () => {
    await using church = await openChurch()

    const ofMember = await signUp(church, taken, 'first.one')
    const ofNobody = await signUp(church, free, 'second.one')

    expect(ofMember).toBe(ofNobody)
    expect(ofMember).toContain('201')
  })

  test('is answered like any other as a new address of another account, and such changes are limited', async () => {
    await using church = await openChurch({ limits: true })
    const { access } = await church.signIn('member')
    const ask = async (email: string) => {
      const { status, body } = await patchUser(church, access, { email })
      return JSON.stringify([status, body]).replaceAll(email, 'ADDRESS')
    }

    const [ofMember, ofNobody] = [await ask(taken), await ask(free)]
    const statuses: number[] = []
    for (let count = 0; count < 10; count++)
      statuses.push((await patchUser(church, access, { email: `guess${count}@example.com` })).status)

    expect(ofMember).toBe(ofNobody)
    expect(statuses).toEqual([...Array(3).fill(200), ...Array(7).fill(429)])
  })

  test('leads to the same rows as an unused one', async () => {
    await using church = await openChurch()
    const rows = async (email: string, username: string) => {
      await church.post('auth/register/', { ...newcomer, username, email })
      const account = church.db.selectFrom('account').selectAll().where('username', '=', username)
      const { email_key, email_confirmed_at } = await account.executeTakeFirstOrThrow()
      const changes = await church.db.selectFrom('email_change').select('email').execute()
      return [email_key, email_confirmed_at, changes.at(-1)?.email === email]
    }

    expect(await rows(taken, 'first.one')).toEqual([null, null, true])
    expect(await rows(free, 'second.one')).toEqual([null, null, true])
  })

  test('stays with its owner, who is told by e-mail, and nobody else can confirm it', async () => {
    await using church = await openChurch()

    await church.post('auth/register/', { ...newcomer, email: taken })

    expect(await mailedTokens(church, 'confirm-email', taken)).toEqual([])
    expect(church.letters).toMatchObject([{ to: taken, subject: 'You already have an account' }])
    expect(church.letters[0]?.text).toMatch(/\/login\s[\s\S]*\/forgot-password\s/)
    await church.post('auth/forgot-password/', { username: taken })
    await church.background.ended()
    expect(church.letters.at(-1)?.text).toContain('your account leader')
  })

  test('that two accounts claim goes to the one that confirms it first', async () => {
    await using church = await openChurch()
    for (const username of ['first.one', 'second.one']) {
      await church.post('auth/register/', { ...newcomer, username, email: free })
      // Letters are sent in parallel: wait until the first one is sent.
      await church.background.ended(20_000)
    }
    const [first, second] = await mailedTokens(church, 'confirm-email', free)

    const accessOf = async (username: string) => (await church.signIn(username, newcomer.password)).access
    const won = await press(church, 'confirm-email', first, await accessOf('first.one'))
    const lost = await press(church, 'confirm-email', second, await accessOf('second.one'))

    expect([won.status, lost.status]).toEqual([200, 400])
    const signedIn = await church.post('auth/login/', { username: free, password: newcomer.password })
    expect(signedIn.body).toMatchObject({ user: { username: 'first.one' } })
  })

  test('gets at most five such e-mails a day', async () => {
    await using church = await openChurch({ limits: true })

    for (let count = 0; count < 9; count++)
      await church.post('auth/register/', { ...newcomer, username: `one${count}`, email: free })
    await church.background.ended()

    expect(church.letters).toHaveLength(5)
  })
})

/** What a new account reads of its person in its own data, before and after it has changed what members may, with its id replaced. */
async function personOf(church: Church, words: { username: string; email: string; telephone: string }) {
  await church.post('auth/register/', { ...newcomer, ...words })
  const { access, user } = await church.signIn(words.username, newcomer.password)
  const read = async () => {
    const { status, body } = await church.get('users/me/export/', access)
    return JSON.stringify([status, (body as { person: unknown }).person])
      .replace(`"account_id":${user['id']}`, '"account_id":0')
      .replace(words.email, 'ADDRESS')
      .replace(words.telephone.replace(/^0/, '+233').replaceAll(' ', ''), 'NUMBER')
  }
  const before = await read()
  const answers = [
    await patchUser(church, access, { last_name: 'Zed' }, words.username),
    await church.postForm('profiles/', newProfile(), access),
    await church.post('fellowships/1/join/', {}, access),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 201, 200])
  return [before, await read()]
}

describe('G6: somebody who is in the register without an account', () => {
  test('is not told by the own data of a new account with the same first name and address or telephone', async () => {
    await using church = await openChurch()
    const at = church.clock.now.toISOString()
    const there = { first_name: newcomer.first_name, last_name: 'Sackey', created_at: at, changed_at: at }
    await church.db
      .insertInto('person')
      .values([
        { ...there, email: free, telephone: '' },
        { ...there, email: '', telephone: '+233244777001' },
      ])
      .execute()

    const byAddress = await personOf(church, {
      username: 'first.one',
      email: free,
      telephone: '024 111 2222',
    })
    const byNumber = await personOf(church, {
      username: 'second.one',
      email: 'a@b.example',
      telephone: '024 477 7001',
    })
    const ofNobody = await personOf(church, {
      username: 'third.one',
      email: 'c@b.example',
      telephone: '024 111 2223',
    })

    const unclaimed = church.db.selectFrom('person').select('id').where('last_name', '=', 'Sackey')
    expect(await unclaimed.where('account_id', 'is', null).execute()).toHaveLength(2)
    expect(byAddress).toEqual(ofNobody)
    expect(byNumber).toEqual(ofNobody)
    expect(ofNobody[1]).toContain('"last_name":"Zed"')
  })
})

test('a first admin confirms the address by its letter, too', async () => {
  await using church = await openChurch()
  await church.db.updateTable('account').set({ role: 'user' }).execute()
  const token = await church.firstAdmin.offer(church.clock.now)

  await church.post('auth/first-admin/', { ...newcomer, token })

  expect(await mailedTokens(church, 'confirm-email', newcomer.email)).toHaveLength(1)
})
