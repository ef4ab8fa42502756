import { expect, test } from 'vitest'
import type {
  DeckItem,
  NoticePicture,
  PresentationAnswer,
  PresentationState,
  ProjectionItem,
  StateAnswer,
} from '../../../src/lib/contract/services/projection.ts'
import { SongForm } from '../../../src/lib/contract/services/song.ts'
import { inLanguage } from '../../../src/server/platform/words/speaking.ts'
import { makeDeck } from '../../../src/server/services/projection/deck.ts'
import { projectionWords } from '../../../src/server/services/projection/messages.ts'
import { addSong, removeSong } from '../../../src/server/services/songs/repo.ts'
import {
  changeChurch,
  changeChurchSettings,
  readChurch,
  readChurchSettings,
} from '../../../src/server/settings/church-settings/repo.ts'
import { photograph } from '../../support/photograph.ts'
import { openPresentation, serviceItems } from '../../support/projection.ts'

/* Projection: the code of a screen, who may press, which press counts, and what the slides are made of. */

const each = { plan_item: null, note: '' } as const
const slidesOf = ({ items }: { items: readonly DeckItem[] }, id: string) =>
  items.find((item) => item.id === id)?.slides ?? []
const positions = ({ item, slide, over, call, version }: PresentationState) => [
  item,
  slide,
  over,
  call,
  version,
]

test('a screen shows the slides by its code alone, and nothing by a guessed, an ended or a renewed one', async () => {
  await using show = await openPresentation()
  const { church, access, at, code } = show

  const first = await show.screen(code)
  const guesses = await Promise.all(
    ['', 'x', '%', `${code}x`, code.slice(1), code.toUpperCase()].map((other) => show.screen(other)),
  )
  const renewed = (await church.post(`${at}code/`, {}, access)).body as PresentationAnswer
  const before = await show.screen(code)
  const after = await show.screen(renewed.code ?? '')
  const ended = (await church.remove(`${at}code/`, access)).body as PresentationAnswer
  const late = await show.screen(renewed.code ?? '')

  expect(code).toMatch(/^[a-z2-9]{12}$/)
  expect(first.body.deck.items.map(({ id }) => id)).toEqual(serviceItems.map(({ id }) => id))
  expect(first.headers.get('cache-control')).toBe('no-store')
  expect(guesses.map(({ status }) => status)).toEqual(Array(6).fill(404))
  expect([before.status, after.status, late.status, ended.code]).toEqual([404, 200, 404, null])
  expect(renewed.code).not.toBe(code)
})

test('codes cannot be tried out: an address is refused after so many', async () => {
  await using show = await openPresentation({ limits: true })

  const answers = await Promise.all(Array.from({ length: 125 }, (_, at) => show.screen(`guess${at}`)))

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404, 429]))
})

test('only super admins and who has the duty prepare and control', async () => {
  await using show = await openPresentation()
  const { church, at } = show
  const press = { controller: 'someone-else', press: 1, age: 0, item: 'welcome', slide: 0, over: 'none' }
  const calls = (access?: string) =>
    Promise.all([
      church.get('projection/', access),
      church.post('projection/', { title: 'Mine', day: '2026-11-29' }, access),
      church.get(at, access),
      church.get(`${at}state/`, access),
      church.put(at, { title: 'Mine', day: '2026-11-29', items: [] }, access),
      church.post(`${at}refresh/`, {}, access),
      church.post(`${at}state/`, press, access),
      church.post(`${at}code/`, {}, access),
      church.remove(`${at}code/`, access),
      church.get('projection/passage/?reference=jn+3', access),
      church.postForm(`${at}pictures/`, new FormData(), access),
      church.remove(at, access),
    ])

  const [leader, visitor] = [(await church.signIn('leader')).access, undefined]
  for (const who of [leader, visitor])
    expect((await calls(who)).map(({ status }) => status)).toEqual(Array(12).fill(who ? 403 : 401))
  const admin = await church.get(at, (await church.signIn('admin')).access)
  expect(admin.status).toBe(200)
  expect((await show.read()).state.version).toBe(0)
})

test('what a screen is told has nobody’s name but those on the slides', async () => {
  await using show = await openPresentation()

  const { body } = await show.screen(show.code)

  expect(Object.keys(body).sort()).toEqual(['deck', 'now', 'state'])
  expect(JSON.stringify(body)).not.toMatch(/Esi|Mensah|username|member/)
})

test('a press that is repeated or overtaken on its way counts once', async () => {
  await using show = await openPresentation()

  const first = await show.press({ press: 1, item: 'welcome' })
  const again = await show.press({ press: 1, item: 'welcome' })
  const third = await show.press({ press: 3, item: 'reading' })
  const second = await show.press({ press: 2, item: 'giving' })

  expect(positions(first.state)).toEqual(['welcome', 0, 'none', '', 1])
  expect(positions(again.state)).toEqual(['welcome', 0, 'none', '', 1])
  expect(positions(third.state)).toEqual(['reading', 0, 'none', '', 2])
  expect(positions(second.state)).toEqual(['reading', 0, 'none', '', 2])
})

test('of two who control the newest press counts, also when it arrives first', async () => {
  await using show = await openPresentation()
  const { church } = show
  const admin = (await church.signIn('admin')).access

  await show.press({ controller: 'laptop-of-ama', press: 1, item: 'welcome' })
  church.wait(10_000)
  const other = await show.press({ controller: 'phone-of-kofi', press: 1, item: 'giving' }, admin)
  // Pressed twenty seconds ago, while there was no network.
  const waited = await show.press({ controller: 'laptop-of-ama', press: 2, age: 20_000, item: 'reading' })
  const newer = await show.press({ controller: 'laptop-of-ama', press: 3, item: 'reading', over: 'black' })

  expect(other.state.item).toBe('giving')
  expect(positions(waited.state)).toEqual(['giving', 0, 'none', '', 2])
  expect(positions(newer.state)).toEqual(['reading', 0, 'black', '', 3])
})

test('twenty presses at once of two controllers count each once', async () => {
  await using show = await openPresentation()
  const presses = Array.from({ length: 20 }, (_, at) => ({
    controller: at % 2 ? 'laptop-of-ama' : 'phone-of-kofi',
    press: Math.floor(at / 2) + 1,
    item: 'welcome',
  }))

  const answers = await Promise.all([...presses, ...presses].map((press) => show.press(press)))
  const { state } = await show.read()

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(state.version).toBeLessThanOrEqual(20)
  expect(state.version).toBeGreaterThanOrEqual(2)
})

test('a press on a slide that is no more is refused, and so is one that cannot be read', async () => {
  await using show = await openPresentation()

  const answers = [
    await show.press({ item: 'gone' }),
    await show.press({ item: 'welcome', slide: 1 }),
    await show.press({ item: 'welcome', slide: -1 }),
    await show.press({ item: 'welcome', age: -1 }),
    await show.press({ item: 'welcome', call: '<b>' }),
    await show.press({ item: 'welcome', controller: 'x' }),
    await show.press({ item: 'welcome', call: '1234567890123' }),
  ]

  expect(answers.map(({ status }) => status)).toEqual([409, 409, 400, 400, 400, 400, 400])
  expect((await show.read()).state.version).toBe(0)
})

test('every screen hears a press at once, and one whose line broke catches up', async () => {
  await using show = await openPresentation()
  const { church, at, access, code } = show
  const line = await show.follow(code)
  const hall = await show.follow(code)
  const begun = await line.next('screen')

  await show.press({ item: 'reading', call: 'K 12' })
  const [told, inHall] = [
    await line.next('screen'),
    (await hall.next('screen')) && (await hall.next('screen')),
  ]
  await line.leave()
  await show.press({ item: 'giving' })
  const back = await show.follow(code)
  const caught = await back.next('screen')
  await show.save([...serviceItems].reverse(), show.presentation.version)
  const changed = await back.next('screen')
  await church.remove(`${at}code/`, access)
  const ended = await back.next('screen')
  await back.ended()
  const state = (await church.get(`${at}state/`, access)).body as StateAnswer

  expect(begun.data).toMatchObject({ state: { item: '', version: 0 }, has_ended: false })
  expect(told.data).toMatchObject({ state: { item: 'reading', call: 'K 12', version: 1 } })
  expect(inHall.data).toEqual(told.data)
  expect(caught.data).toMatchObject({ state: { item: 'giving', version: 2 } })
  expect(changed.data['deck_version']).toBe(show.presentation.deck.version + 1)
  expect(ended.data['has_ended']).toBe(true)
  expect(state.state.item).toBe('giving')
  await hall.leave()
})

test('a screen is told of the end of a code that another process ended, and of a deleted presentation', async () => {
  await using show = await openPresentation()
  const line = await show.follow(show.code)
  await line.next('screen')

  await show.church.remove(show.at, show.access)
  const ended = await line.next('screen')

  expect(ended.data['has_ended']).toBe(true)
  expect((await show.screen(show.code)).status).toBe(404)
})

test('two who prepare do not overwrite each other', async () => {
  await using show = await openPresentation()
  const { version } = show.presentation

  const first = await show.save(serviceItems.slice(0, 2), version)
  const second = await show.save(serviceItems.slice(0, 1), version)

  expect([first.status, second.status]).toEqual([200, 409])
  expect((await show.read()).items.length).toBe(2)
})

test('a reading is cut into slides under its passage, and what is no passage is refused at its field', async () => {
  await using show = await openPresentation()
  const long = Array.from(
    { length: 40 },
    (_, at) => `${at + 1} And God saw that it was good, for ever and ever.`,
  )
  const reading = (reference: string, text = ''): ProjectionItem => ({
    ...each,
    id: 'r',
    kind: 'reading',
    reference,
    title: '',
    text,
    footer: '',
  })

  const wrong = await show.save([reading('Hezekiah 3:1')], show.presentation.version)
  const saved = (await show.save([reading('1 cor 13 4-7', long.join(' '))], show.presentation.version))
    .body as PresentationAnswer
  const slides = slidesOf(saved.deck, 'r')
  const alone = (await show.save([reading('ps 23')], saved.version)).body as PresentationAnswer

  expect([wrong.status, wrong.body]).toEqual([
    400,
    { 'items.0.reference': ['This is no passage of the Bible. Please give one such as John 3:16-18'] },
  ])
  expect(slides.length).toBeGreaterThan(3)
  expect(slides.every((slide) => slide.kind === 'reading' && slide.title === '1 Corinthians 13:4-7')).toBe(
    true,
  )
  expect(slides.flatMap((slide) => (slide.kind === 'reading' ? slide.lines : [])).join(' ')).toBe(
    long.join(' '),
  )
  expect(slidesOf(alone.deck, 'r')).toEqual([{ kind: 'heading', title: 'Psalm 23', text: '' }])
})

test.each([
  ['jn 3 16-18', 'John 3:16-18'],
  ['Mt 5:3-10,12', 'Matthew 5:3-10, 12'],
  ['John 3:16-4:2', 'John 3:16-4:2'],
  ['1 cor 13', '1 Corinthians 13'],
  ['Ps 23; Rom 8:28, 12:1-2', 'Psalm 23; Romans 8:28; 12:1-2'],
  ['jude', 'Jude'],
  ['hello', ''],
])('the passage %s is %s', async (typed, passage) => {
  await using show = await openPresentation({ items: [] })

  const { status, body } = await show.church.get(
    `projection/passage/?${new URLSearchParams({ reference: typed })}`,
    show.access,
  )

  expect([status, body]).toEqual(
    passage ? [200, { passage }] : [400, { reference: [expect.stringContaining('no passage')] }],
  )
})

test('announcements and coming events go round before the service, with what staff changed meanwhile', async () => {
  await using show = await openPresentation({
    items: [{ ...each, id: 'loop', kind: 'notices', title: '', seconds: 8, days: 60 }],
  })
  const { church, at, access } = show
  const [loop] = show.presentation.deck.items
  const admin = (await church.signIn('admin')).access

  await church.post('announcements/', { title: 'Harvest', content: 'Bring yams.' }, admin)
  const outdated = await show.read()
  const fresh = (await church.post(`${at}refresh/`, {}, access)).body as PresentationAnswer

  expect(loop).toMatchObject({ seconds: 8, title: 'Notices' })
  const events =
    loop?.slides.flatMap((slide) => (slide.kind === 'notice' && slide.qr ? [slide.qr] : [])) ?? []
  expect(events.length).toBeGreaterThan(0)
  expect(events[0]?.address).toMatch(/\/events\/\d+$/)
  expect([show.presentation.is_outdated, outdated.is_outdated, fresh.is_outdated]).toEqual([
    false,
    true,
    false,
  ])
  expect(
    slidesOf(fresh.deck, 'loop').some((slide) => slide.kind === 'notice' && slide.title === 'Harvest'),
  ).toBe(true)
})

test('a notice has its picture and its QR code in the answer, so that the screen needs no network for them', async () => {
  await using show = await openPresentation()
  const { church, at, access } = show
  const form = new FormData()
  const { buffer, mimeType } = await photograph({ width: 200 })
  form.set('picture', new Blob([new Uint8Array(buffer)], { type: mimeType }), 'harvest.jpg')
  const picture = (await church.postForm(`${at}pictures/`, form, access)).body as NoticePicture
  const none = await church.postForm(`${at}pictures/`, new FormData(), access)
  const notice = {
    ...each,
    id: 'n',
    kind: 'notice',
    title: 'Harvest',
    text: 'On Sunday',
    picture: picture.id,
    link: '/give',
  } as const

  await show.save([notice], show.presentation.version)
  const { body } = await show.screen(show.code)
  const [slide] = slidesOf(body.deck, 'n')
  const stored = await church.db.selectFrom('presentation_picture').selectAll().execute()
  const key = stored[0]?.file_key ?? ''
  await church.remove(at, access)
  const inBin = await church.files.find(key)
  const { access: admin } = await church.signIn('admin')
  const item = { kind: 'presentation', row: show.presentation.id }
  const erased = await church.post('bin/erase/', item, admin)

  expect(picture.data).toMatch(/^data:image\/webp;base64,/)
  expect(body.deck.pictures).toEqual([picture])
  expect(slide).toMatchObject({
    kind: 'notice',
    picture: picture.id,
    qr: { address: expect.stringMatching(/^http.*\/give$/) },
  })
  expect(none.status).toBe(400)
  expect([inBin === undefined, erased.status]).toEqual([false, 200])
  expect(await church.files.find(key)).toBeUndefined()
})

test('giving numbers are those of the church, and a countdown ends at the hour of its clock', async () => {
  await using show = await openPresentation({
    items: [
      { ...each, id: 'giving', kind: 'giving', title: '' },
      { ...each, id: 'begin', kind: 'countdown', title: '', until: '2026-11-29T09:00' },
    ],
  })
  const { church, at, access } = show
  const before = await readChurch(church.db)
  const giving_ways = [
    { title: 'Mobile money', account: '024 412 3456', text: '' },
    { title: 'The plate', account: '', text: 'On Sunday' },
  ]
  await changeChurch(church.db, {
    changes: { giving_ways, time_zone: 'Africa/Lagos' },
    before,
    by: null,
    at: church.clock.now,
  })
  church.cache.invalidate('church settings')

  const { deck } = (await church.post(`${at}refresh/`, {}, access)).body as PresentationAnswer

  expect(slidesOf(deck, 'giving')[0]).toMatchObject({
    kind: 'giving',
    ways: [{ title: 'Mobile money', account: '024 412 3456' }],
    qr: { address: expect.stringMatching(/\/give$/) },
  })
  // An hour before Accra's nine o'clock.
  expect(slidesOf(deck, 'begin')[0]).toEqual({
    kind: 'countdown',
    title: '',
    until: '2026-11-29T08:00:00.000Z',
  })
})

test('a presentation follows its plan, with what the team has added to it', async () => {
  await using show = await openPresentation({ items: [] })
  const { church, access } = show
  const { db } = church
  const plan = await db
    .insertInto('service_plan')
    .values({
      kind: 'first',
      title: 'Advent',
      day: '2026-11-29',
      code: 'x',
      made_at: church.clock.now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const add = (position: number, item: object) =>
    db
      .insertInto('plan_item')
      .values({ plan_id: plan.id, position, kind: 'other', title: 'Item', ...item })
      .returning('id')
      .executeTakeFirstOrThrow()
  const welcome = await add(1, { kind: 'welcome', title: 'Welcome' })
  const reading = await add(2, { kind: 'reading', title: 'First reading', reference: 'Psalm 23' })
  await add(3, { kind: 'offering', title: 'Offering' })
  await add(4, { kind: 'notices', title: 'Notices' })
  const song = await addSong(db, grace(true), church.clock.now)
  const sung = await add(5, { kind: 'song', title: 'Song', song_id: song, parts: 'chorus-1 verse-1' })

  const made = (
    await church.post('projection/', { title: 'Advent', day: '2026-11-29', plan: plan.id }, access)
  ).body as PresentationAnswer
  const logo: ProjectionItem = { ...each, id: 'mine', kind: 'logo', title: '' }
  const items = made.items.flatMap((item): ProjectionItem[] => {
    if (item.kind !== 'reading') return [item]
    return [{ ...item, text: 'The Lord is my shepherd.', footer: 'WEB' }, logo]
  })
  const at = `projection/${made.id}/`
  await church.put(at, { title: 'Advent', day: made.day, items, version: made.version }, access)
  await db.updateTable('plan_item').set({ position: 6 }).where('id', '=', welcome.id).execute()
  await db.updateTable('plan_item').set({ reference: 'Psalm 24' }).where('id', '=', reading.id).execute()
  const outdated = (await church.get(at, access)).body as PresentationAnswer
  const fresh = (await church.post(`${at}refresh/`, {}, access)).body as PresentationAnswer
  await db.deleteFrom('service_plan').where('id', '=', plan.id).execute()
  const after = (await church.get(at, access)).body as PresentationAnswer

  expect(made.items.map(({ kind }) => kind)).toEqual(['heading', 'reading', 'giving', 'notices', 'song'])
  expect(outdated.is_outdated).toBe(true)
  expect(fresh.items.map(({ kind }) => kind)).toEqual([
    'reading',
    'logo',
    'giving',
    'notices',
    'song',
    'heading',
  ])
  expect(fresh.items[0]).toMatchObject({
    reference: 'Psalm 24',
    text: 'The Lord is my shepherd.',
    footer: 'WEB',
  })
  expect(slidesOf(fresh.deck, `p${sung.id}`).map((slide) => slide.kind === 'words' && slide.part)).toEqual([
    'chorus-1',
    'verse-1',
  ])
  expect([after.items.length, after.is_outdated]).toEqual([6, false])
})

test('words that are not in the public domain are shown once the church has entered its licence', async () => {
  await using show = await openPresentation({ items: [] })
  const { church, access, at } = show
  const { db } = church
  const song = await addSong(db, grace(false), church.clock.now)
  const item: ProjectionItem = {
    ...each,
    id: 's',
    kind: 'song',
    title: '',
    song,
    order: [],
    languages: ['en', 'tw'],
  }

  const before = (await show.save([item], show.presentation.version)).body as PresentationAnswer
  const screen = await show.screen(show.code)
  const settings = await readChurchSettings(db)
  await changeChurchSettings(db, {
    changes: { song_licence: 'CCLI 123456' },
    before: settings,
    by: null,
    at: church.clock.now,
  })
  church.cache.invalidate('church settings')
  const { deck } = (await church.post(`${at}refresh/`, {}, access)).body as PresentationAnswer
  await removeSong(db, song)
  const { deck: without } = (await church.post(`${at}refresh/`, {}, access)).body as PresentationAnswer

  expect(before.deck.items[0]).toMatchObject({ problem: 'licence', slides: [] })
  expect(JSON.stringify(screen.body)).not.toMatch('wretch')
  expect(slidesOf(deck, 's')[0]).toEqual({
    kind: 'words',
    title: 'Amazing Grace',
    part: 'verse-1',
    lines: ['Amazing grace, how sweet the sound', 'That saved a wretch like me'],
    second: ['Adom yi yɛ nwonwa'],
    footer: 'John Newton · © A publisher · Church licence CCLI 123456',
  })
  expect(without.items[0]).toMatchObject({ problem: 'missing', slides: [] })
})

const grace = (isFree: boolean) =>
  SongForm.parse({
    title: 'Amazing Grace',
    authors: 'John Newton',
    copyright: '© A publisher',
    is_public_domain: isFree,
    parts: [
      {
        kind: 'verse',
        number: 1,
        language: 'en',
        lines: 'Amazing [G]grace, how sweet the sound\nThat saved a [D]wretch like me',
      },
      { kind: 'verse', number: 1, language: 'tw', lines: 'Adom yi yɛ nwonwa' },
      { kind: 'chorus', number: 1, language: 'en', lines: 'Praise God' },
    ],
  })

test('a presentation that nothing has changed says so by whatever address and in whatever language it is read', async () => {
  await using show = await openPresentation({
    items: [
      { ...each, id: 'loop', kind: 'notices', title: '', seconds: 10, days: 14 },
      { ...each, id: 'giving', kind: 'giving', title: '' },
      {
        ...{ ...each, id: 'n', kind: 'notice', title: 'Choir', text: '', picture: null },
        link: 'https://example.org/choir',
      },
    ],
  })
  const { church } = show
  const codes = ({ deck }: PresentationAnswer) =>
    deck.items.flatMap(({ slides }) =>
      slides.flatMap((slide) => ('qr' in slide && slide.qr ? slide.qr.address : [])),
    )

  const here = await show.read()
  const making = { db: church.db, now: church.clock.now }
  const french = await inLanguage('fr', () => makeDeck(making, here.items))

  expect(here.is_outdated).toBe(false)
  expect(inLanguage('fr', () => projectionWords.giving)).not.toBe(projectionWords.giving)
  expect(french.map(({ title }) => title)).toEqual(['Notices', 'Giving', 'Choir'])
  const stored = await church.db.selectFrom('presentation').select('deck').executeTakeFirstOrThrow()
  expect(stored.deck).not.toContain('http://')
  expect(codes(here).at(-1)).toBe('https://example.org/choir')
  expect(
    codes(here)
      .slice(0, -1)
      .every((address) => /^http:\/\/[^/]+\/(give|events\/\d+)$/.test(address)),
  ).toBe(true)
  expect(new Set(codes(here)).size).toBeGreaterThan(2)
})

test('a notice that names a number for money that the church does not show is marked, and one with the church’s number is not', async () => {
  const notice = (id: string, text: string) =>
    ({ ...each, id, kind: 'notice', title: 'Harvest', text, picture: null, link: '' }) as const
  await using show = await openPresentation({
    items: [
      notice('own', 'Send to 024 412 3456'),
      notice('abroad', 'Send to +233 (0)24 412-3456'),
      notice('other', 'Send to 0 2 4 4 1 2 3 4 5 7'),
      notice('none', 'On 29.11.2026 at 9:30, Psalm 119:105'),
      { ...each, id: 'heading', kind: 'heading', title: 'MoMo 0201234567', text: '' },
    ],
  })
  const { church } = show
  await changeChurch(church.db, {
    changes: { giving_ways: [{ title: 'Mobile money', account: '024 412 3456', text: '' }] },
    ...{ before: await readChurch(church.db), by: null, at: church.clock.now },
  })
  church.cache.invalidate('church settings')

  expect((await show.read()).strange_numbers).toEqual(['other', 'heading'])
})
