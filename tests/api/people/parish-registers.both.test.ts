import { describe, expect, test } from 'vitest'
import type {
  CertificateCheckAnswer,
  ParishEntryAnswer,
  ParishEntryRowAnswer,
  ParishYearAnswer,
} from '../../../src/lib/contract/people/parish-register.ts'
import { readCode } from '../../../src/lib/people/certificate-code.ts'
import { spellingKey } from '../../../src/server/people/parish-registers/old-spelling.ts'
import { openChurch } from '../../support/church.ts'
import { holdDuty } from '../../support/hold-duty.ts'

/* The church's registers (docs/registers.md). */

const baptism = {
  book: 'baptism',
  day: '2026-04-05',
  name: 'Kofi Ɔkyere Quarshie',
  place: 'The chapel',
  officiant: 'Rev. E. Owusu',
  father: 'Yaw Quarshie',
  sponsors: 'Ama Serwaa, Kwame Boateng',
}

async function openRegisters() {
  const church = await openChurch()
  await holdDuty(church, 'member', 'registrar')
  const { access } = await church.signIn('member')
  const add = (entry: object) => church.post('parish/entries/', entry, access)
  return {
    church,
    access,
    add,
    written: async (entry: object) => (await add(entry)).body as ParishEntryAnswer,
    read: async (id: number) => (await church.get(`parish/entries/${id}/`, access)).body as ParishEntryAnswer,
    list: async (query: string) =>
      (
        (await church.get(`parish/entries/?limit=20&${query}`, access)).body as {
          results: ParishEntryRowAnswer[]
        }
      ).results,
    note: (id: number, note: object) => church.post(`parish/entries/${id}/notes/`, note, access),
    issue: (id: number) => church.post(`parish/entries/${id}/certificates/`, {}, access),
    [Symbol.asyncDispose]: () => church[Symbol.asyncDispose](),
  }
}

test('an entry gets the next number of its register and year, and says what was written', async () => {
  await using registers = await openRegisters()
  const first = await registers.add(baptism)
  const second = await registers.written({ ...baptism, name: 'Adwoa Manu' })
  const older = await registers.written({ ...baptism, day: '1985-03-10', paper: 'Book 2, page 14, No. 81' })
  const burial = await registers.written({ book: 'burial', day: '2026-05-01', name: 'Opanyin Kwabena Addo' })

  expect([first.status, first.body]).toMatchObject([
    201,
    {
      number: 1,
      year: 2026,
      details: [
        { name: 'father', value: 'Yaw Quarshie' },
        { name: 'sponsors', value: 'Ama Serwaa, Kwame Boateng' },
      ],
      notes: [],
      is_cancelled: false,
    },
  ])
  expect([second, older, burial].map(({ year, number }) => `${number}/${year}`)).toEqual([
    '2/2026',
    '1/1985',
    '1/2026',
  ])
})

test('no number is missing or given twice when entries are written at once, and a refused one takes none', async () => {
  await using registers = await openRegisters()
  const many = Array.from({ length: 12 }, (_, at) =>
    registers.add(at === 5 ? { ...baptism, person: 987_654 } : { ...baptism, name: `Child ${at}` }),
  )
  const statuses = (await Promise.all(many)).map(({ status }) => status)
  const rows = await registers.list('status=baptism&series=2026')

  expect(statuses.filter((status) => status === 400)).toHaveLength(1)
  expect(rows.map(({ number }) => number).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
})

test('an entry is corrected by a dated note alone, and a cancelled one keeps its number', async () => {
  await using registers = await openRegisters()
  const { id } = await registers.written(baptism)

  const noted = await registers.note(id, { text: 'The father is Yaw Kwashie.' })
  const cancelled = await registers.note(id, { text: 'Written twice.', cancels: true })
  registers.church.clock.now = new Date(registers.church.clock.now.getTime() + 60_000)
  const again = await registers.note(id, { text: 'Written twice.', cancels: true })
  const next = await registers.written({ ...baptism, name: 'Adwoa Manu' })
  const calls = await Promise.all(
    ['PUT', 'PATCH', 'DELETE'].map((method) =>
      registers.church.call(method, `parish/entries/${id}/`, baptism, registers.access),
    ),
  )

  expect([noted.status, cancelled.status, again.status]).toEqual([201, 201, 409])
  expect(await registers.read(id)).toMatchObject({
    name: baptism.name,
    is_cancelled: true,
    notes: [
      { text: 'The father is Yaw Kwashie.', cancels: false },
      { text: 'Written twice.', cancels: true },
    ],
  })
  expect(next.number).toBe(2)
  expect(calls.map(({ status }) => status)).toEqual([405, 405, 405])
  expect((await registers.issue(id)).status).toBe(409)
})

test.each([
  ['another spelling', 'kwashie'],
  ['without the open o', 'okyere'],
  ['the officiant', 'owusu'],
  ['its number', '1/2026'],
  ['a sponsor', 'serwaa'],
])('a search finds an entry by %s', async (_, search) => {
  await using registers = await openRegisters()
  await registers.written(baptism)
  await registers.written({ book: 'burial', day: '2025-05-01', name: 'Opanyin Kwabena Addo' })

  expect((await registers.list(`search=${encodeURIComponent(search)}`)).map(({ name }) => name)).toEqual([
    baptism.name,
  ])
})

test.each([
  ['Adjei', 'Agyei'],
  ['Quartey', 'Kwatei'],
  ['Akosuah', 'Akosua'],
  ['Kyei', 'Chei'],
])('%s and %s are one name in the registers', (old, now) => {
  expect(spellingKey(old)).toBe(spellingKey(now))
})

test('people learn their dates from an entry, where nothing was known', async () => {
  await using registers = await openRegisters()
  const { church } = registers
  const admin = (await church.signIn('admin')).access
  const person = async (values: { first_name: string; baptised?: string; married?: string }) =>
    ((await church.post('people/', values, admin)).body as { id: number }).id
  const [child, known, groom, bride] = [
    await person({ first_name: 'Kofi' }),
    await person({ first_name: 'Ama', baptised: '1999-01-03' }),
    await person({ first_name: 'Yaw', married: '2026-00-00' }),
    await person({ first_name: 'Esi' }),
  ]
  await registers.written({ ...baptism, person: child })
  await registers.written({ ...baptism, person: known })
  await registers.written({
    book: 'marriage',
    day: '2026-06-06',
    name: 'Kofi Addo',
    spouse: 'Esi Owusu',
    person: groom,
    spouse_person: bride,
  })
  const rows = await church.db
    .selectFrom('person')
    .select(['id', 'baptised', 'married'])
    .where('id', 'in', [child, known, groom, bride])
    .orderBy('id')
    .execute()
  const changes = await church.db
    .selectFrom('person_change')
    .select('person_id')
    .where('kind', '=', 'changed')
    .execute()

  expect(rows.map(({ baptised, married }) => [baptised, married])).toEqual([
    ['2026-04-05', ''],
    ['1999-01-03', ''],
    ['', '2026-06-06'],
    ['', '2026-06-06'],
  ])
  expect(changes.map(({ person_id }) => person_id).sort((a, b) => a - b)).toEqual([child, groom, bride])
})

describe('a certificate', () => {
  async function issued() {
    const registers = await openRegisters()
    const entry = await registers.written(baptism)
    await registers.issue(entry.id)
    registers.church.clock.now = new Date(registers.church.clock.now.getTime() + 60_000)
    const copy = await registers.issue(entry.id)
    const codes = await registers.church.db
      .selectFrom('parish_certificate')
      .select(['id', 'code'])
      .orderBy('copy')
      .execute()
    const check = async (code: string) => registers.church.post('parish/check/', { code })
    return { ...registers, entry, copy, codes, check }
  }

  test('is an original once, then a copy, and its code says initials, number and day alone', async () => {
    await using registers = await issued()
    const [original, copy] = await Promise.all(registers.codes.map(({ code }) => registers.check(code)))

    expect(registers.copy.body).toMatchObject({ copy: 2 })
    expect(original?.body).toEqual({
      book: 'baptism',
      year: 2026,
      number: 1,
      initials: 'K. Ɔ. Q.',
      day: '2026-04-05',
      copy: 1,
      issued_on: expect.any(String),
      state: 'valid',
    })
    expect(copy?.body).toMatchObject({ copy: 2 })
  })

  test('with any fact altered is not the church’s', async () => {
    await using registers = await issued()
    const [, sign] = (registers.codes[0]?.code ?? '').split('.')
    const read = readCode(registers.codes[0]?.code ?? '')
    const facts = JSON.parse(new TextDecoder().decode(read?.signed)) as unknown[]
    const altered = facts.map((fact, at) => {
      const other = typeof fact === 'number' ? fact + 1 : `${fact}x`
      return `${Buffer.from(JSON.stringify(facts.with(at, other))).toString('base64url')}.${sign}`
    })
    const answers = await Promise.all(
      [...altered, `${registers.codes[0]?.code}x`, 'nothing', '.', 'a.b.c'].map(registers.check),
    )

    expect(altered).toHaveLength(9)
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
  })

  test('is not real any more where the register says something else than it', async () => {
    await using registers = await issued()
    const { church, codes, entry } = registers
    await church.db
      .updateTable('parish_entry')
      .set({ name: 'Somebody Else' })
      .where('id', '=', entry.id)
      .execute()

    expect((await registers.check(codes[0]?.code ?? '')).status).toBe(404)
  })

  test('of a cancelled entry says so', async () => {
    await using registers = await issued()
    await registers.note(registers.entry.id, { text: 'Written twice.', cancels: true })

    expect(
      (await registers.check(registers.codes[0]?.code ?? '')).body as CertificateCheckAnswer,
    ).toMatchObject({
      state: 'cancelled',
    })
  })

  test('is a PDF, with the same bytes each time, also plain', async () => {
    await using registers = await issued()
    const { church, codes, access } = registers
    const file = async (path: string) => {
      const answer = await church.api.request(`/backend/api/${path}`, {
        headers: { Authorization: `Bearer ${access}` },
      })
      return Buffer.from(await answer.arrayBuffer())
    }
    const path = `parish/certificates/${codes[0]?.id}/pdf/`
    const [one, two, plain, book, marriages] = [
      await file(path),
      await file(path),
      await file(`${path}?plain=yes`),
      await file('parish/registers/baptism/2026/pdf/'),
      await file('parish/marriages/2026-04/pdf/'),
    ]

    expect([one, plain, book, marriages].map((bytes) => bytes?.subarray(0, 5).toString())).toEqual([
      '%PDF-',
      '%PDF-',
      '%PDF-',
      '%PDF-',
    ])
    expect(one?.equals(two ?? Buffer.alloc(0))).toBe(true)
    expect(one?.equals(plain ?? Buffer.alloc(0))).toBe(false)
  })
})

test('a year counts each register by month, without cancelled entries', async () => {
  await using registers = await openRegisters()
  await registers.written(baptism)
  const twice = await registers.written({ ...baptism, name: 'Written Twice' })
  await registers.note(twice.id, { text: 'Written twice.', cancels: true })
  await registers.written({ ...baptism, day: '2025-04-05' })
  const { body } = await registers.church.get('parish/years/2026/', registers.access)
  const year = body as ParishYearAnswer
  const headers = { Authorization: `Bearer ${registers.access}` }
  const paper = await registers.church.api.request('/backend/api/parish/years/2026/pdf/', { headers })

  expect(year.counts.find(({ book }) => book === 'baptism')).toEqual({
    book: 'baptism',
    months: [0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0],
    total: 1,
    before: 1,
  })
  expect(year.years).toEqual([2026, 2025])
  expect(paper.headers.get('content-disposition')).toBe('attachment; filename="membership-2026.pdf"')
  expect((await paper.text()).slice(0, 5)).toBe('%PDF-')
})

test.each([
  ['without a name', { name: ' ' }, { name: ['Please give the name'] }],
  ['of a day to come', { day: '2199-01-01' }, { day: ['Please give a day that is not still to come'] }],
  ['of an unknown register', { book: 'gift' }, { book: ['Please choose a register'] }],
  ['with two names and no marriage', { spouse: 'Ama' }, { spouse: ['Only a marriage has two names'] }],
  [
    'with a licence of a baptism',
    { licence: 'L1' },
    { book: ['An entry of this register does not say so much'] },
  ],
])('an entry %s is refused, and takes no number', async (_, wrong, refusal) => {
  await using registers = await openRegisters()

  const { status, body } = await registers.add({ ...baptism, ...wrong })

  expect([status, body]).toEqual([400, refusal])
  expect((await registers.written(baptism)).number).toBe(1)
})

test('nobody but a registrar and the super admin reads or writes, and each look is in the access log', async () => {
  await using registers = await openRegisters()
  const { church } = registers
  const { id } = await registers.written(baptism)
  await registers.read(id)
  await church.get('parish/people/?search=ko', registers.access)
  const others = ['leader', 'media', 'newcomer'] as const
  const refused = await Promise.all(
    others.map(async (who) => {
      const { access } = await church.signIn(who)
      const calls = [
        await church.get('parish/entries/', access),
        await church.get(`parish/entries/${id}/`, access),
        await church.post('parish/entries/', baptism, access),
        await church.get('parish/people/?search=ko', access),
      ]
      return calls.map(({ status }) => status)
    }),
  )
  const admin = (await church.signIn('admin')).access
  const looks = await church.db.selectFrom('access_entry').select('what').orderBy('id').execute()

  expect(refused).toEqual(others.map(() => [403, 403, 403, 403]))
  expect((await church.get('parish/entries/', admin)).status).toBe(200)
  expect(looks.map(({ what }) => what)).toEqual([
    'register entry Baptism 1/2026',
    'people, for a church register',
  ])
})
