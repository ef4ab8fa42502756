import { describe, expect, test } from 'vitest'
import { type Church, openChurch } from '../../support/church.ts'
import { messagesToLeaders } from '../../support/written-messages.ts'

type Row = Record<string, unknown>
const listOf = async (church: Church, path: string, access: string) =>
  ((await church.get(path, access)).body as { results: Row[] }).results
const countOf = async (church: Church, path: string, access: string) =>
  ((await church.get(path, access)).body as { count: number }).count
const accessOf = async (church: Church, name: string) => (await church.signIn(name)).access

const day = 24 * 60 * 60_000
const guest = { name: 'Efua Sarpong', telephone: '024 412 3456', message: 'May I come on Friday?' }
const inbox = 'fellowships/1/messages/'

async function writeTo(church: Church, ...messages: string[]): Promise<void> {
  const member = await accessOf(church, 'member')
  for (const message of messages) {
    expect((await church.post('fellowships/1/message/', { message }, member)).status).toBe(201)
    church.wait(60_000)
  }
}

describe('a visitor', () => {
  test('writes to a leader with a name and a telephone number, and the leader reads it as the message of a newcomer', async () => {
    await using church = await openChurch()
    const leader = await accessOf(church, 'leader')

    const sent = await church.post('fellowships/1/message/', guest)

    expect(sent).toMatchObject({ status: 201, body: { detail: 'Message sent to group leader' } })
    expect(await listOf(church, inbox, leader)).toMatchObject([
      {
        user_name: 'Efua Sarpong',
        telephone: '+233244123456',
        email: '',
        message: guest.message,
        is_newcomer: true,
        is_read: false,
        is_archived: false,
      },
    ])
    const [email, ...others] = church.letters
    expect(others).toEqual([])
    expect(email).toMatchObject({
      to: 'leader@example.com',
      subject: 'Somebody wrote to Nkabom Young Adults',
    })
    expect(email?.text).not.toMatch(/Efua|\d{4}/)
  })

  test.each([
    ['name', { name: ' ' }],
    ['name', { name: 'Win at https://evil.example' }],
    ['name', { name: 'evil.com' }],
    ['name', { name: 'Efua <efua@evil.com>' }],
    ['name', { name: 'x'.repeat(81) }],
    ['telephone', { telephone: '' }],
    ['telephone', { telephone: '12345' }],
    ['telephone', { telephone: '+44 20 7946 0958' }],
    ['message', { message: ' ' }],
    ['message', { message: 'x'.repeat(1001) }],
    ['account_id', { account_id: 1 }],
  ])('is refused a wrong %s at its field, and nothing is stored', async (field, wrong) => {
    await using church = await openChurch()

    const { status, body } = await church.post('fellowships/1/message/', { ...guest, ...wrong })

    expect([status, Object.keys(body as object)]).toEqual([400, [field]])
    expect(await messagesToLeaders(church.db)).toEqual([])
  })

  test.each(['Dr. Ama Owusu', 'Kɔkɔ Mɛnsa', 'J.B. Danquah', 'N’Guessan', 'Owusu-Ansah'])(
    'may be called %s',
    async (name) => {
      await using church = await openChurch()

      expect((await church.post('fellowships/1/message/', { ...guest, name })).status).toBe(201)
    },
  )

  test('cannot write to a missing fellowship, nor without a name', async () => {
    await using church = await openChurch()

    const nowhere = await church.post('fellowships/999/message/', guest)
    const nameless = await church.post('fellowships/1/message/', { message: 'Hello' })

    expect([nowhere.status, nameless.status]).toEqual([404, 400])
  })

  test('is limited to sixty messages from one address', async () => {
    await using church = await openChurch({ limits: true })
    const statuses: number[] = []
    for (let n = 1; n <= 61; n++)
      statuses.push((await church.post('fellowships/1/message/', { ...guest, message: `Word ${n}` })).status)

    expect(new Set(statuses.slice(0, 60))).toEqual(new Set([201]))
    expect(statuses.at(-1)).toBe(429)
  })

  test('who sends the same message again causes one row and one letter', async () => {
    await using church = await openChurch()
    await church.post('fellowships/1/message/', guest)
    church.wait(60 * 60_000)
    const leader = await accessOf(church, 'leader')

    const again = await church.post('fellowships/1/message/', guest)

    expect([again.status, await countOf(church, inbox, leader), church.letters.length]).toEqual([201, 1, 1])
  })
})

describe('a leader', () => {
  test('finds unread messages first, counts them, and marks them read and unread', async () => {
    await using church = await openChurch()
    const leader = await accessOf(church, 'leader')
    await writeTo(church, 'First', 'Second', 'Third')
    const [third] = await listOf(church, inbox, leader)

    const read = await church.call('PATCH', `${inbox}${third?.['id']}/`, { is_read: true }, leader)

    expect(read).toMatchObject({ status: 200, body: { message: 'Third', is_read: true } })
    expect((await listOf(church, inbox, leader)).map(({ message }) => message)).toEqual([
      'Second',
      'First',
      'Third',
    ])
    expect(await countOf(church, `${inbox}?status=unread&limit=1`, leader)).toBe(2)
    await church.call('PATCH', `${inbox}${third?.['id']}/`, { is_read: false }, leader)
    expect(await countOf(church, `${inbox}?status=unread&limit=1`, leader)).toBe(3)
  })

  test('archives a message, finds it in the archive, and restores it', async () => {
    await using church = await openChurch()
    const leader = await accessOf(church, 'leader')
    await writeTo(church, 'A lift on Sunday?')
    const [row] = await listOf(church, inbox, leader)
    const path = `${inbox}${row?.['id']}/`

    const away = await church.call('PATCH', path, { is_archived: true }, leader)

    expect(away.body).toMatchObject({ is_archived: true, is_read: true })
    expect(await listOf(church, inbox, leader)).toEqual([])
    expect(await listOf(church, `${inbox}?status=archived`, leader)).toMatchObject([{ id: row?.['id'] }])
    await church.call('PATCH', path, { is_archived: false }, leader)
    expect(await countOf(church, inbox, leader)).toBe(1)
  })

  test('searches names and texts, a page at a time', async () => {
    await using church = await openChurch()
    const leader = await accessOf(church, 'leader')
    await writeTo(church, 'About the choir', 'About the roof', 'About the well')
    await church.post('fellowships/1/message/', guest)

    const matchCount = (words: string) => countOf(church, `${inbox}?search=${words}`, leader)

    expect([
      await matchCount('ROOF'),
      await matchCount('sarpong'),
      await matchCount('akosua'),
      await matchCount('xyz'),
    ]).toEqual([1, 1, 3, 0])
    expect(await listOf(church, `${inbox}?limit=2&offset=2`, leader)).toHaveLength(2)
    expect((await church.get(`${inbox}?status=lost`, leader)).status).toBe(400)
  })

  test('sees contact details only where the member allows it, and cannot search for a hidden number', async () => {
    await using church = await openChurch()
    const [leader, member] = [await accessOf(church, 'leader'), await accessOf(church, 'member')]
    await writeTo(church, 'Please call')
    const [open] = await listOf(church, inbox, leader)
    await church.call('PATCH', 'users/me/settings/', { telephone: 'office', email: 'office' }, member)

    const [hidden] = await listOf(church, inbox, leader)

    expect(open).toMatchObject({
      telephone: expect.stringMatching(/^\+233/),
      email: expect.stringContaining('@'),
    })
    expect(hidden).toMatchObject({ telephone: '', email: '' })
    expect(await countOf(church, `${inbox}?search=${encodeURIComponent('+233')}`, leader)).toBe(0)
  })

  test('of another fellowship, a member and a visitor cannot change a message', async () => {
    await using church = await openChurch()
    const leader = await accessOf(church, 'leader')
    await writeTo(church, 'Between us')
    const [row] = await listOf(church, inbox, leader)
    const strangers = [await accessOf(church, 'leader2'), await accessOf(church, 'member'), undefined]

    for (const access of strangers) {
      const { status } = await church.call('PATCH', `${inbox}${row?.['id']}/`, { is_archived: true }, access)
      expect([401, 403]).toContain(status)
    }

    const below = `fellowships/2/messages/${row?.['id']}/`
    expect((await church.call('PATCH', below, { is_read: true }, strangers[0])).status).toBe(404)
    expect(await listOf(church, inbox, leader)).toMatchObject([{ is_read: false, is_archived: false }])
  })

  test('who succeeds another one reads the messages of the fellowship', async () => {
    await using church = await openChurch()
    await writeTo(church, 'Who leads us now?')
    const next = await church.signIn('leader2')
    await church.db
      .updateTable('fellowship')
      .set({ leader_id: Number(next.user['id']) })
      .where('id', '=', 1)
      .execute()

    expect(await countOf(church, inbox, next.access)).toBe(1)
  })
})

describe('the super admin', () => {
  const waiting = 'admin/waiting-messages/'

  test('sees the messages that a leader has left unread for three days, without those that were read or archived', async () => {
    await using church = await openChurch()
    const leader = await accessOf(church, 'leader')
    await writeTo(church, 'Read', 'Away', 'Waiting')
    await church.post('fellowships/1/message/', guest)
    const rows = await listOf(church, inbox, leader)
    const idOf = (words: string) => rows.find(({ message }) => message === words)?.['id']
    await church.call('PATCH', `${inbox}${idOf('Read')}/`, { is_read: true }, leader)
    await church.call('PATCH', `${inbox}${idOf('Away')}/`, { is_archived: true }, leader)
    church.wait(2.9 * day)
    const early = await countOf(church, waiting, await accessOf(church, 'admin'))
    church.wait(0.2 * day)

    const late = await listOf(church, waiting, await accessOf(church, 'admin'))

    expect(early).toBe(0)
    expect(late).toMatchObject([
      { message: 'Waiting', fellowship: expect.any(String), leader_name: expect.any(String) },
      { message: guest.message, is_newcomer: true, telephone: '+233244123456' },
    ])
  })

  test('alone may see them', async () => {
    await using church = await openChurch()

    for (const name of ['leader', 'member', 'media'])
      expect((await church.get(waiting, await accessOf(church, name))).status).toBe(403)
    expect((await church.get(waiting)).status).toBe(401)
  })
})

test('the messages of a member are deleted with the account, and those of a visitor stay', async () => {
  await using church = await openChurch()
  const [leader, admin] = [await accessOf(church, 'leader'), await accessOf(church, 'admin')]
  const member = await church.signIn('member')
  await writeTo(church, 'Mine')
  await church.post('fellowships/1/message/', guest)

  await church.remove(`admin/users/${member.user['id']}/`, admin)

  expect(await listOf(church, inbox, leader)).toMatchObject([{ user_name: 'Efua Sarpong' }])
})

describe('a message of a visitor', () => {
  test('is deleted by the leader once, and the log names its id', async () => {
    await using church = await openChurch()
    const leader = await accessOf(church, 'leader')
    await church.post('fellowships/1/message/', guest)
    const [{ id } = {}] = await listOf(church, inbox, leader)
    const remove = () => church.call('DELETE', `${inbox}${id}/`, {}, leader)

    const answers = [await remove(), await remove()]

    expect(answers.map(({ status }) => status)).toEqual([200, 404])
    expect(await messagesToLeaders(church.db)).toEqual([])
    const log = church.db.selectFrom('log_entry').select(['username', 'detail'])
    expect(await log.where('action', '=', 'Message of a visitor deleted').execute()).toEqual([
      { username: 'leader', detail: `message ${id} to fellowship 1` },
    ])
  })

  test('is not deleted by another leader or a member, and the leader cannot delete the message of a member', async () => {
    await using church = await openChurch()
    await church.post('fellowships/1/message/', guest)
    await writeTo(church, 'A lift?')
    const [byGuest, byMember] = await messagesToLeaders(church.db)
    const remove = async (who: string, path: string) =>
      (await church.call('DELETE', path, {}, await accessOf(church, who))).status

    const statuses = [
      await remove('leader2', `${inbox}${byGuest?.id}/`),
      await remove('leader2', `fellowships/2/messages/${byGuest?.id}/`),
      await remove('member', `${inbox}${byGuest?.id}/`),
      await remove('leader', `${inbox}${byMember?.id}/`),
    ]

    expect(statuses).toEqual([403, 404, 403, 409])
    expect(await messagesToLeaders(church.db)).toHaveLength(2)
  })
})
