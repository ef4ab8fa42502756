import { openBeside } from '../../../support/church-database.ts'
import { publicPages } from '../../../support/public-pages.ts'
import { test } from '../../fixtures.ts'
import { choosePseudo, inPseudo, walk } from './walk.ts'

/* Every page of visitors in a language that nobody speaks. */

test.use(inPseudo)

/** In English: the page of the API, and a guide of the workspace. */
const translated = publicPages.filter((path) => path !== '/api' && !path.startsWith('/help/'))
const half = Math.ceil(translated.length / 2)

const ways: Record<string, readonly string[]> = {
  'the first pages': translated.slice(0, half),
  'the pages of their acts': translated.slice(half),
  'pages of one entry': ['/forms/harvest-dinner', '/news/page/2', '/news/category/youth'],
}

for (const [pages, paths] of Object.entries(ways))
  test(`a visitor reads no English of the program on ${pages}, and longer words fit`, async ({
    page,
    church,
  }) => {
    test.setTimeout(150_000)
    await choosePseudo(page, church)
    await walk({ page, church, paths })
  })

test('a visitor reads no English of the program where people register for an event', async ({
  page,
  church,
}) => {
  using database = openBeside(church.dataDir)
  const row = database.prepare('select event_id from event_registration where is_open = 1').get()
  await choosePseudo(page, church)

  await walk({ page, church, paths: [`/events/${row?.['event_id']}`] })
})
