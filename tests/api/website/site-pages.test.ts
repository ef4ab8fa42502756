import { expect, test } from 'vitest'
import { sampleChurch } from '../../../src/content/church.ts'
import { samplePages } from '../../../src/content/pages/all.ts'
import { usualPages } from '../../../src/content/usual-pages.ts'
import type { EditedPageAnswer } from '../../../src/lib/contract/website/page-draft.ts'
import { siteAddresses } from '../../../src/lib/contract/website/page-editing.ts'
import { isSitePath, sitePages } from '../../../src/lib/site/site-pages.ts'
import { readPublished } from '../../../src/server/website/cms/published.ts'
import { openChurch } from '../../support/church.ts'

/* The pages of the site itself: a church writes their words, and what they do stays. */

test.each(sitePages.map(([path]) => path))(
  'an admin of a new church begins its own %s from what visitors see, and publishes it',
  async (path) => {
    await using church = await openChurch()
    await church.db.deleteFrom('page').execute()
    const { access } = await church.signIn('admin')

    const { status, body } = await church.post(
      'admin/pages/',
      { path, lang: 'en', title: 'x', under: '', menu: '' },
      access,
    )

    const page = body as EditedPageAnswer
    expect(status).toBe(201)
    expect(page).toMatchObject({ path, of_site: true, state: 'draft', is_draft: true })
    const usual = usualPages[path](sampleChurch)
    // The page /give also asks for the numbers to give to, and is not published before it has them.
    const asks = path === '/give'
    expect(page.document).toMatchObject({ ...usual, blocks: asks ? [...usual.blocks, {}] : usual.blocks })
    const published = await church.post(
      `admin/pages/${page.id}/publish/`,
      { lang: 'en', version: page.version, publish_at: '', note: '' },
      access,
    )
    expect(published.status).toBe(asks ? 400 : 200)
    if (asks) return
    expect((await readPublished(church.db, path, 'en'))?.document.title).toBe(page.document.title)
  },
)

test('an address that does something else is refused as before', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('admin')

  for (const path of ['/login', '/events/choir', '/backend'])
    expect(
      await church.post('admin/pages/', { path, lang: 'en', title: 'x', under: '', menu: '' }, access),
    ).toMatchObject({ status: 400 })
})

test('a link to a page of the site is alive, whether the church has written it or not', async () => {
  await using church = await openChurch()
  await church.db.deleteFrom('page').where('path', '=', '/events').execute()
  const { access } = await church.signIn('admin')
  const page = { path: '/events', lang: 'en', title: 'Events', under: '', menu: '' }
  await church.post('admin/pages/', page, access)
  const { body } = await church.post('admin/pages/', { ...page, path: '/choir', title: 'Choir' }, access)
  const { id, version, document } = body as EditedPageAnswer
  const words = {
    id: 'words',
    kind: 'text',
    hidden: false,
    title: 'What comes',
    link: '/events',
    more: 'See',
    text: '[a](/events)',
  }
  await church.put(
    `admin/pages/${id}/draft/`,
    { lang: 'en', version, document: { ...document, blocks: [...document.blocks, words] } },
    access,
  )

  const { body: check } = await church.get(`admin/pages/${id}/check/`, access)

  expect(check).toEqual({ missing: [], unseen: [], links: [], pictures: [] })
})

test('every page of the site has an address of the site, its part, and words of the sample', () => {
  for (const [path] of sitePages) {
    expect(siteAddresses).toContain(path.slice(1))
    const sample = samplePages.find(({ place }) => place.path === path)
    expect(sample).toBeDefined()
    const kinds = sample?.document.blocks.map(({ kind }) => kind)
    if (path !== '/') expect(kinds?.filter((kind) => kind === 'own-part')).toHaveLength(1)
  }
  expect(isSitePath('/about')).toBe(false)
})
