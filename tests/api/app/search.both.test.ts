import { describe, expect, test } from 'vitest'
import { matches, wordsOf } from '../../../src/lib/finding/find-events.ts'
import { findSermons } from '../../../src/lib/finding/find-sermons.ts'
import type { Piece } from '../../../src/lib/text/fold.ts'
import { publicEvents } from '../../../src/server/app/views/lists/events.ts'
import { newestSermons, sermonsWith } from '../../../src/server/app/views/lists/sermons.ts'
import { searchSite } from '../../../src/server/app/views/search.ts'
import { addSermon } from '../../../src/server/media/sermons/repo.ts'
import { openChurch } from '../../support/church.ts'
import { showChurch } from '../../support/views.ts'

const standing = [['/prayer-requests', 'Prayer requests']] as const
const sermon = {
  description: 'About rain.',
  series: '',
  category: 'sermon',
  scripture: 'Joel 2',
  date: '2026-11-01',
  media_type: 'audio' as const,
  media_key: null,
  media_bytes: 0,
  thumbnail_key: null,
  youtube_link: '',
  duration_seconds: 0,
} as const

const textOf = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join('')
const search = (words: string) => searchSite(words, { standing, off: new Set() })

/** What is found, as `Sermons: title`. */
async function find(words: string): Promise<string[]> {
  const { groups } = await search(words)
  return groups.flatMap(({ name, items }) => items.map(({ title }) => `${name}: ${textOf(title)}`))
}

describe('a visitor who searches the site', () => {
  test('finds pages, sermons, events, fellowships and testimonies, each with a line and the words marked', async () => {
    await using church = await openChurch()
    showChurch(church)

    const { groups } = await search('prayer')
    const lines = groups.flatMap(({ items }) => items.flatMap(({ title, line }) => [...title, ...line]))

    expect(groups.map(({ name }) => name)).toEqual([
      'Pages',
      'Sermons',
      'Events',
      'Fellowships',
      'Testimonies',
    ])
    expect(lines.some(({ isHit, text }) => isHit && text === 'prayer')).toBe(true)
    expect(await find('prayer')).toContain('Pages: Prayer Requests')
  })

  test('finds a preacher whose name is mistyped, and is told what was looked for', async () => {
    await using church = await openChurch()
    await addSermon(church.db, { ...sermon, title: 'Early rain', preacher: 'Adaobi Nwosu' }, church.clock.now)
    showChurch(church)

    const { groups, instead } = await search('Adobi')

    expect(instead).toBe('adaobi')
    expect(groups.map(({ name, items }) => [name, items.map(({ title }) => textOf(title))])).toEqual([
      ['Sermons', ['Early rain']],
    ])
  })

  test('finds a sermon by a word of its transcript, until that is taken out', async () => {
    await using church = await openChurch()
    const words = 'The ark came to rest.\n\nThen a dove brought a twig of Quarlembo in her beak.'
    const title = 'Early rain'
    const id = await addSermon(church.db, { ...sermon, title, preacher: 'Esi', words }, church.clock.now)
    showChurch(church)

    const { groups } = await search('quarlembo')
    const { body: listed } = await church.get('sermons/?search=quarlembo')

    expect(groups.map(({ items }) => items.map((item) => [textOf(item.title), textOf(item.line)]))).toEqual([
      [[title, expect.stringContaining('a twig of Quarlembo')]],
    ])
    expect(listed).toMatchObject({ count: 1, results: [{ id }] })
    expect(await sermonsWith('quarlembo')).toEqual([id])
    await church.db.updateTable('sermon').set({ words: '' }).where('id', '=', id).execute()
    expect(await sermonsWith('quarlembo')).toEqual([])
  })

  test('finds words with ɔ and ɛ by plain letters, and the other way round', async () => {
    await using church = await openChurch()
    await addSermon(church.db, { ...sermon, title: 'Ɔdɔ yɛ wu', preacher: 'Osofo Mɛnsa' }, church.clock.now)
    showChurch(church)

    expect(await find('odo ye')).toContain('Sermons: Ɔdɔ yɛ wu')
    expect(await find('ƆDƆ')).toContain('Sermons: Ɔdɔ yɛ wu')
    expect(await find('osofo mensa')).toEqual(['Sermons: Ɔdɔ yɛ wu'])
    expect((await find('asɔre')).length).toBeGreaterThan(0)
  })

  test('finds a short word of Twi beside another word, though many longer words contain its plain letters', async () => {
    await using church = await openChurch()
    const longer = [
      'Kyerɛ',
      'Nkyerɛ',
      'Akyerɛ',
      'Wokyerɛ',
      'Mekyerɛ',
      'Yɛkyerɛ',
      'Ɔkyerɛ',
      'Ɛkyerɛ',
      'Kyerɛw',
    ]
    for (const title of ['Baobab yɛrɛ', ...longer])
      await addSermon(church.db, { ...sermon, title, preacher: 'Esi' }, church.clock.now)
    showChurch(church)

    expect(await find('baobab yɛrɛ')).toEqual(['Sermons: Baobab yɛrɛ'])
    expect(await find('baobab yere')).toEqual(['Sermons: Baobab yɛrɛ'])
  })

  test.each(['baobab, adɔm', 'BAOBAB adom', 'Baobab Adɔm'])(
    'finds all sermons of %j in the list that the search leads to, recorded or not',
    async (typed) => {
      await using church = await openChurch()
      for (const at of [1, 2, 3, 4, 5, 6])
        await addSermon(
          church.db,
          { ...sermon, title: `Baobab Adɔm ${at}`, preacher: 'Esi' },
          church.clock.now,
        )
      showChurch(church)

      const more = new URL((await search(typed)).groups[0]?.more ?? '', 'https://church.example')
      const parameter = (name: string) => more.searchParams.get(name) ?? ''
      const list = { search: parameter('search'), series: '', speaker: '', recording: parameter('recording') }

      expect(more.pathname).toBe('/sermons')
      expect(findSermons(await newestSermons(1000), list)).toHaveLength(6)
    },
  )

  test('sees a new sermon at once, and of many of a kind five and the way to the others', async () => {
    await using church = await openChurch()
    showChurch(church)
    expect(await find('baobab')).toEqual([])

    for (const at of [1, 2, 3, 4, 5, 6])
      await addSermon(church.db, { ...sermon, title: `Baobab ${at}`, preacher: 'Esi' }, church.clock.now)
    church.cache.invalidate('sermons')
    const { groups } = await search(' Baobab ')

    expect(groups[0]?.items).toHaveLength(5)
    expect(groups[0]?.more).toBe('/sermons?search=Baobab&recording=all')
  })

  test('finds all events of a search in the list that it leads to, past ones and by their day, too', async () => {
    await using church = await openChurch()
    const event = { description: 'x', time: '09:00', location: 'Baobab tree', category: 'worship' as const }
    const { access } = await church.signIn('admin')
    for (const at of [1, 2, 3, 4, 5, 6])
      await church.post('events/', { ...event, title: `Picnic ${at}`, date: `2026-10-0${at}` }, access)
    church.cache.invalidate('events')
    showChurch(church)

    const { groups } = await search('oct baobab')
    const { coming, past } = await publicEvents()
    const listed = [...coming, ...past].filter((one) =>
      matches({ words: wordsOf(one), category: one.category }, { search: 'oct baobab', category: 'all' }),
    )

    expect(groups.map(({ name, more }) => [name, more])).toEqual([['Events', '/events?search=oct%20baobab']])
    expect(listed).toHaveLength(6)
  })

  test('never sees testimonies that wait, events of a fellowship, or pages that are hidden', async () => {
    await using church = await openChurch()
    showChurch(church)
    const [testimony] = await church.db
      .selectFrom('testimony')
      .selectAll()
      .where('is_approved', '=', 0)
      .execute()
    await church.db
      .updateTable('testimony')
      .set({ content: 'Zanzibar' })
      .where('id', '=', testimony?.id ?? 0)
      .execute()
    await church.db
      .updateTable('event')
      .set({ title: 'Zanzibar' })
      .where('fellowship_id', 'is not', null)
      .execute()
    const before = await find('choir')
    await church.db.updateTable('page').set({ state: 'hidden' }).execute()
    church.cache.invalidate('pages', 'testimonies', 'events')

    expect(testimony).toBeDefined()
    expect(await find('Zanzibar')).toEqual([])
    expect(before.some((one) => one.startsWith('Pages:'))).toBe(true)
    expect((await find('choir')).filter((one) => one.startsWith('Pages:'))).toEqual([])
  })

  test.each(['', '   ', 'a', '%', '"', '<>', '_ _', '\u0000'])(
    'is asked for a word instead of %j',
    async (typed) => {
      await using church = await openChurch()
      showChurch(church)

      expect(await search(typed)).toEqual({ groups: [], instead: '', isAsked: false })
    },
  )

  test('gets an answer to markup, to quotes and to two hundred letters', async () => {
    await using church = await openChurch()
    showChurch(church)

    expect(await find('<script>alert(1)</script>')).toEqual([])
    expect(await find('"xylophone" OR 1=1 --')).toEqual([])
    expect((await find(`prayer ${' '.repeat(93)} unheard-of`)).length).toBeGreaterThan(0)
    expect(await find('x'.repeat(200))).toEqual([])
  })
})
