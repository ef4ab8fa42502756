import { describe, expect, test } from 'vitest'
import { sampleAssistant } from '../../../src/content/fellowships.ts'
import { duties } from '../../../src/lib/contract/accounts/duty.ts'
import { nameOfPerson } from '../../../src/lib/contract/people/person.ts'
import { foundKinds, type QuickFindAnswer } from '../../../src/lib/contract/website/quick-find.ts'
import { searchable } from '../../../src/lib/text/fold.ts'
import { openBranches, secret } from '../../support/branches.ts'
import { type Church, openChurch } from '../../support/church.ts'
import { letGracePass } from '../../support/overdue.ts'
import { sharedName, shareName } from '../../support/shared-name.ts'

/* Quick find asks the lists of the caller: whatever it finds, they show. */

const foundBy = async (church: Church, q: string, access?: string) => {
  const { status, body } = await church.get(`find/?q=${encodeURIComponent(q)}`, access)
  expect([q, status]).toEqual([q, 200])
  return (body as QuickFindAnswer).found
}

type Row = { title?: string; name?: string; first_name?: string; last_name?: string; middle_name?: string }

const nameOf = ({ name, title, first_name, middle_name = '', last_name = '' }: Row): string =>
  name ?? (first_name === undefined ? title : nameOfPerson({ first_name, middle_name, last_name })) ?? ''

/** The rows of a list that the caller finds there by the same words; none where it is not theirs. */
async function listed(church: Church, path: string, access?: string): Promise<string[]> {
  const { status, body } = await church.get(
    `${path}?search=${encodeURIComponent(sharedName)}&limit=1000`,
    access,
  )
  if ([401, 403, 404].includes(status)) return []
  expect([path, status]).toEqual([path, 200])
  const rows = Array.isArray(body) ? body : (body as { results: Row[] }).results
  const names = rows.map(nameOf)
  return names.filter((name) => searchable(name).includes(searchable(sharedName)))
}

const fellowships = [1, 2, 3]

/** What the lists of a caller show of the shared name, by kind. */
async function listedBy(church: Church, published: string, access?: string) {
  const of = async (...paths: string[]) =>
    new Set((await Promise.all(paths.map((path) => listed(church, path, access)))).flat())
  const [register, ofMembers] = [await of('people/'), fellowships.map((id) => `fellowships/${id}/members/`)]
  // Who has the register needs no other list of people.
  const people = register.size > 0 ? register : await of('fellowships/my/members/', ...ofMembers)
  return {
    people,
    fellowships: await of('fellowships/'),
    events: await of('events/', ...fellowships.map((id) => `fellowships/${id}/events/`)),
    sermons: await of('sermons/'),
    pages: new Set([published, ...(await of('admin/pages/'))]),
  }
}

const everybody = [
  ...['visitor', 'newcomer', 'member', sampleAssistant, 'leader', 'leader2', 'media', 'admin'].map(
    (name) => [name, []] as const,
  ),
  ...duties.map((duty) => ['newcomer', [duty]] as const),
  ['newcomer', duties] as const,
]

describe('quick find', () => {
  test.each(everybody)(
    'shows %s with the duties %j what their lists show, and nothing else',
    async (name, held) => {
      await using church = await openChurch()
      const published = await shareName(church)
      const access = name === 'visitor' ? undefined : (await church.signIn(name)).access
      const { id } = await church.db
        .selectFrom('account')
        .select('id')
        .where('username', '=', name === 'visitor' ? 'member' : name)
        .executeTakeFirstOrThrow()
      const granted_at = church.clock.now.toISOString()
      for (const duty of held)
        await church.db.insertInto('duty').values({ account_id: id, duty, granted_at }).execute()

      const shown = await listedBy(church, published, access)
      const results = await foundBy(church, sharedName, access)

      for (const kind of foundKinds) {
        const titles = results.filter((one) => one.kind === kind).map(({ title }) => title)
        expect([kind, titles.filter((title) => !shown[kind].has(title))]).toEqual([kind, []])
        expect([kind, new Set(titles).size]).toEqual([kind, Math.min(5, shown[kind].size)])
      }
    },
  )

  test.each(['kɔkɔam', 'KOKOAM', 'kokoamsem 3', 'kOkɔAmSƐM'])(
    'finds %s however it is typed',
    async (typed) => {
      await using church = await openChurch()
      await shareName(church)
      const { access } = await church.signIn('admin')

      const results = await foundBy(church, typed, access)

      expect(new Set(results.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(4)
    },
  )

  test('shows a leader no number that a member keeps to the office, and does not find the member by it', async () => {
    await using church = await openChurch()
    await shareName(church)
    const of = async (name: string, q: string) => foundBy(church, q, (await church.signIn(name)).access)

    const [byName, byNumber, byAdmin] = [
      await of('leader', `${sharedName} 10`),
      await of('leader', '0245550177'),
      await of('admin', '024 555 0177'),
    ]

    expect(byName.filter(({ kind }) => kind === 'people')).toHaveLength(1)
    expect(JSON.stringify(byName)).not.toMatch(/555 ?0177/)
    expect(byNumber).toEqual([])
    expect(byAdmin).toEqual([expect.objectContaining({ title: expect.stringContaining(`${sharedName} 10`) })])
    expect(byAdmin[0]?.line).toContain('024 555 0177')
  })

  test('shows staff of a branch nobody of another branch', async () => {
    await using branches = await openBranches()
    const { church, admin, leader, pastor } = branches

    const [ofAdmin, ...ofBranch] = [
      await foundBy(church, secret, admin),
      await foundBy(church, secret, leader),
      await foundBy(church, secret, pastor),
    ]

    expect(ofAdmin.map(({ kind }) => kind)).toContain('people')
    expect(ofBranch).toEqual([[], []])
  })

  test('leads each to what was found, where they may open it', async () => {
    await using church = await openChurch()
    await shareName(church)
    const address = async (name: string, q: string, kind: string) => {
      const results = await foundBy(church, q, name && (await church.signIn(name)).access)
      return results.find((one) => one.kind === kind)?.href.replace(/(?<=[/=])\d+$/, '1')
    }
    const own = encodeURIComponent(`${sharedName} 7 of 1`)

    expect(await address('admin', sharedName, 'people')).toBe('/people#people?person=1')
    expect(await address(sampleAssistant, sharedName, 'people')).toBe('/fellowship-leader#members?open=1')
    expect(await address('member', `${sharedName} 11`, 'people')).toBe('/member-fellowship')
    expect(await address('', `${sharedName} 7 of all`, 'events')).toBe('/events/1')
    expect(await address('admin', `${sharedName} 7 of 1`, 'events')).toBe(`/super-admin#events?search=${own}`)
    expect(await address('leader', `${sharedName} 7 of 1`, 'events')).toBe(
      `/fellowship-leader#events?search=${own}`,
    )
    expect(await address('member', `${sharedName} 7 of 1`, 'events')).toBe('/member-fellowship')
    expect(await address('admin', `${sharedName} draft`, 'pages')).toBe(
      '/super-admin#pages?page=%2Fkokoam-draft',
    )
  })

  test('shows who was given a page its draft, and nobody else', async () => {
    await using church = await openChurch()
    await shareName(church)
    const { id: page_id } = await church.db
      .selectFrom('page')
      .select('id')
      .where('path', '=', '/kokoam-draft')
      .executeTakeFirstOrThrow()
    const { access, user } = await church.signIn('member')
    const given = {
      page_id,
      account_id: Number(user['id']),
      needs_approval: 1,
      given_at: church.clock.now.toISOString(),
    }

    const before = await foundBy(church, 'kokoamsem draft', access)
    await church.db.insertInto('page_editor').values(given).execute()
    const after = await foundBy(church, 'kokoamsem draft', access)

    expect(before).toEqual([])
    expect(after).toEqual([
      {
        kind: 'pages',
        title: `${sharedName} draft`,
        line: 'Draft',
        href: '/my-pages#pages?page=%2Fkokoam-draft',
      },
    ])
  })

  test('keeps in the access log what staff looked for and found of people, and nothing of what found nobody', async () => {
    await using church = await openChurch()
    await shareName(church)
    const { access } = await church.signIn('leader')

    for (const q of [sharedName, 'zzyzx', 'zzyzx']) await foundBy(church, q, access)

    const entries = await church.db
      .selectFrom('access_entry')
      .select(['username', 'what', 'filter', 'row_count'])
      .execute()
    expect(entries).toEqual([{ username: 'leader', what: 'people', filter: sharedName, row_count: 5 }])
  })

  test.each(['', ' ', 'a', '. %', 'x y', 'ab'.repeat(51)])(
    'refuses to look for %j, and says why',
    async (q) => {
      await using church = await openChurch()

      const { status, body } = await church.get(`find/?q=${encodeURIComponent(q)}`)

      expect([status, body]).toEqual([400, { q: [expect.stringMatching(/two letters|at most 100/)] }])
    },
  )

  test.each([
    ['Ɔkyere', 'Ok'],
    ['O’Neil', 'on'],
    ["D'Almeida", 'da'],
    ['Zoé', 'oe'],
    ['Zoé', 'ZOE'],
    ["D'Almeida", 'dalm'],
  ])('finds %s by %s, whatever signs the name has', async (last_name, typed) => {
    await using church = await openChurch()
    const { access } = await church.signIn('admin')
    const person = { first_name: 'Xx', last_name, status: 'Member' }
    expect((await church.post('people/', person, access)).status).toBe(201)

    const answer = await church.get(`people/?search=${encodeURIComponent(typed)}&limit=1000`, access)
    const both = await church.get(`people/?search=${encodeURIComponent(`${typed} xx`)}`, access)

    for (const { body } of [answer, both])
      expect((body as { results: Row[] }).results.map((row) => row.last_name)).toContain(last_name)
  })

  test('answers a person who never stops with the time to wait', async () => {
    await using church = await openChurch({ limits: true })
    const { access } = await church.signIn('newcomer')

    const statuses: number[] = []
    for (let call = 0; call < 241; call++) statuses.push((await church.get('find/?q=zzyzx', access)).status)
    const visitor = await church.get('find/?q=zzyzx')

    expect(statuses.slice(-2)).toEqual([200, 429])
    expect(visitor.status).toBe(200)
  })

  test('shows staff after the grace period for a second step what members find', async () => {
    await using church = await openChurch()
    await shareName(church)
    await letGracePass(church)

    const results = await foundBy(church, sharedName, (await church.signIn('admin')).access)

    expect(results.filter(({ kind, line }) => kind === 'people' || line === 'Draft')).toEqual([])
    expect(results.filter(({ href }) => /^\/(super-admin|people)/.test(href))).toEqual([])
  })
})
