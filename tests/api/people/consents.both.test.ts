import { expect, test } from 'vitest'
import { type Church, newcomer, newProfile, openChurch } from '../../support/church.ts'

type State = [purpose: string, state: string]

async function statesOf(church: Church, access: string): Promise<State[]> {
  const { body } = await church.get('users/me/consents/', access)
  const { consents } = body as { consents: { purpose: string; state: string }[] }
  return consents.map(({ purpose, state }) => [purpose, state])
}

const decide = (church: Church, access: string, purpose: string, given: boolean) =>
  church.post('users/me/consents/', { purpose, given }, access)

test('a sign-up with consent stores a dated consent', async () => {
  await using church = await openChurch()

  const answer = await church.post('auth/register/', { ...newcomer, consent: true })

  expect(answer.status).toBe(201)
  const row = await church.db.selectFrom('consent').selectAll().orderBy('id', 'desc').executeTakeFirst()
  expect(row).toMatchObject({
    purpose: 'membership',
    policy_version: 1,
    given_at: church.clock.now.toISOString(),
    withdrawn_at: null,
  })
})

test('a sign-up that refuses consent creates no account', async () => {
  await using church = await openChurch()

  const { status, body } = await church.post('auth/register/', { ...newcomer, consent: false })

  expect([status, Object.keys(body as object)]).toEqual([400, ['consent']])
  const made = church.db.selectFrom('account').select('id').where('username', '=', newcomer.username)
  expect(await made.execute()).toEqual([])
})

test('a sign-up without a choice can sign in, and its consents are undecided until the member chooses', async () => {
  await using church = await openChurch()
  await church.post('auth/register/', newcomer)
  const { access } = await church.signIn(newcomer.username, newcomer.password)
  const before = await statesOf(church, access)

  await decide(church, access, 'membership', true)

  expect(before).toEqual([
    ['membership', 'undecided'],
    ['photograph', 'undecided'],
  ])
  expect(await statesOf(church, access)).toEqual([
    ['membership', 'given'],
    ['photograph', 'undecided'],
  ])
})

test('a withdrawn consent keeps both dates, and a new consent is another row', async () => {
  await using church = await openChurch()
  await church.post('auth/register/', newcomer)
  const { access, user } = await church.signIn(newcomer.username, newcomer.password)
  for (const given of [false, true, true, false, true]) {
    church.wait(1000)
    await decide(church, access, 'photograph', given)
  }

  const rows = await church.db
    .selectFrom('consent')
    .select(['given_at', 'withdrawn_at'])
    .where('account_id', '=', Number(user['id']))
    .execute()

  const at = (second: number) => new Date(Date.parse('2026-11-21T12:00:00Z') + second * 1000).toISOString()
  expect(rows).toEqual([
    { given_at: null, withdrawn_at: at(1) },
    { given_at: at(2), withdrawn_at: at(4) },
    { given_at: at(5), withdrawn_at: null },
  ])
})

test('consent to membership cannot be withdrawn alone, and the refusal names closing the account', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('member')

  const { status, body } = await decide(church, access, 'membership', false)

  expect(status).toBe(400)
  expect(JSON.stringify(body)).toContain('close your account')
})

test('a higher policy version makes consents undecided again, and the old rows stay', async () => {
  await using church = await openChurch()
  const [member, admin] = [await church.signIn('member'), await church.signIn('admin')]
  const before = await statesOf(church, member.access)

  await church.call('PATCH', 'admin/settings/', { policy_version: 2 }, admin.access)

  expect(before[0]).toEqual(['membership', 'given'])
  expect((await statesOf(church, member.access))[0]).toEqual(['membership', 'undecided'])
  await decide(church, member.access, 'membership', true)
  const rows = await church.db
    .selectFrom('consent')
    .select(['policy_version', 'withdrawn_at'])
    .where('account_id', '=', Number(member.user['id']))
    .where('purpose', '=', 'membership')
    .orderBy('id')
    .execute()
  expect(rows).toEqual([
    { policy_version: 1, withdrawn_at: church.clock.now.toISOString() },
    { policy_version: 2, withdrawn_at: null },
  ])
})

test('a photograph is shown to the fellowship only while its owner agrees', async () => {
  await using church = await openChurch()
  await church.post('auth/register/', { ...newcomer, consent: true })
  const { access, user } = await church.signIn(newcomer.username, newcomer.password)
  await church.postForm('profiles/', newProfile(), access)
  const id = Number(user['id'])
  await church.db
    .updateTable('profile')
    .set({ image_key: 'avatars/x.webp' })
    .where('account_id', '=', id)
    .execute()
  await church.call('PATCH', 'users/me/settings/', { telephone: 'members' }, access)
  const seen = async () => {
    const { body } = await church.get('fellowships/my/members/', access)
    return (body as { id: number; profile_image: string | null }[]).find((one) => one.id === id)
      ?.profile_image
  }

  const undecided = await seen()
  await decide(church, access, 'photograph', true)
  const given = await seen()
  await decide(church, access, 'photograph', false)

  expect([undecided, given, await seen()]).toEqual([null, '/media/avatars/x.webp', null])
})

test('each letter that a member switches off or on is stored with its date like a consent, and exported', async () => {
  await using church = await openChurch()
  const { access, user } = await church.signIn('member')
  const choose = async (letters: object) => {
    church.wait(1000)
    expect((await church.call('PATCH', 'users/me/settings/', letters, access)).status).toBe(200)
  }
  const at = (second: number) => new Date(Date.parse('2026-11-21T12:00:00Z') + second * 1000).toISOString()
  await choose({ news_mail: true, telephone: 'office' })
  await choose({ news_mail: false })
  await choose({ news_mail: false, reminder_mail: false })
  await choose({ news_mail: true, leader_mail: true })

  const rows = await church.db
    .selectFrom('consent')
    .select(['purpose', 'given_at', 'withdrawn_at', 'policy_version'])
    .where('account_id', '=', Number(user['id']))
    .where('purpose', 'like', '%_mail')
    .orderBy('id')
    .execute()

  const policy_version = 1
  expect(rows).toEqual([
    { purpose: 'news_mail', given_at: null, withdrawn_at: at(2), policy_version },
    { purpose: 'reminder_mail', given_at: null, withdrawn_at: at(3), policy_version },
    { purpose: 'news_mail', given_at: at(4), withdrawn_at: null, policy_version },
  ])
  const { body } = await church.get('users/me/export/', access)
  expect((body as { consents: object[] }).consents).toEqual(
    expect.arrayContaining([expect.objectContaining({ purpose: 'reminder_mail', withdrawn_at: at(3) })]),
  )
  expect((await statesOf(church, access)).map(([purpose]) => purpose)).toEqual(['membership', 'photograph'])
})
