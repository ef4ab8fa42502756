import { expect, test } from 'vitest'
import { News } from '../../../src/islands/website/news/News.tsx'
import type { PostAnswer } from '../../../src/lib/contract/website/news.ts'
import { openIsland, screen, waitFor, within } from '../../support/page.tsx'
import {
  dialog,
  fill,
  noDialog,
  noRow,
  press,
  region,
  row,
  rowElement,
  sees,
  tick,
} from '../../support/page-acts.ts'

/* The staff's section News. */

type Page = Awaited<ReturnType<typeof openIsland>>

const postOf = async (page: Page, title: string): Promise<PostAnswer> => {
  const { results } = (await page.ask('admin', 'GET admin/news/?limit=100')) as { results: PostAnswer[] }
  const post = results.find((one) => one.title === title)
  if (!post) throw new Error(`There is no post ${title}`)
  return post
}

test('somebody of the media team adds a post, writes its details, and they are stored', async () => {
  await using page = await openIsland(<News />, { as: 'media', at: '/media-dashboard#news' })

  await press('Add post')
  await fill('Title', 'A choir for the market', await dialog())
  await press('Add post', await dialog())
  await noDialog()
  const details = within(await region('Details'))
  await fill('Author', 'Efua Sarpong', details)
  await fill('Categories', 'Music, Youth', details)
  await tick('checkbox', 'Pin it: it stands first in the news', details)
  await press('Save details', details)

  await waitFor(async () =>
    expect(await postOf(page, 'A choir for the market')).toMatchObject({
      path: '/news/a-choir-for-the-market',
      state: 'draft',
      author: 'Efua Sarpong',
      categories: ['Music', 'Youth'],
      pinned: true,
      posted_on: '',
    }),
  )
  expect(location.hash).toContain('page=%2Fnews%2Fa-choir-for-the-market')
  expect(screen.queryByRole('button', { name: 'Send as newsletter' })).toBeNull()
})

test('details that somebody else wrote meanwhile are shown, and what was typed stays', async () => {
  await using page = await openIsland(<News />, {
    as: 'admin',
    at: '/super-admin#news?page=/news/harvest-thanks',
  })
  const details = within(await region('Details'))
  const { id, path, page_version, ...post } = await postOf(page, 'Harvest: thank you')
  const { posted_on, pinned, pinned_until, categories } = post
  const theirs = { slug: path.replace('/news/', ''), posted_on, pinned, pinned_until, categories }
  await page.ask('media', `PUT admin/news/${id}/`, { ...theirs, author: 'Theirs', version: page_version })

  await fill('Categories', 'Mine', details)
  await press('Save details', details)
  await waitFor(() => expect(details.getByLabelText(/^Author/)).toHaveValue('Theirs'))
  expect(details.getByLabelText(/^Categories/)).toHaveValue('Mine')
  await press('Save details', details)

  await waitFor(async () =>
    expect(await postOf(page, 'Harvest: thank you')).toMatchObject({
      author: 'Theirs',
      categories: ['Mine'],
    }),
  )
})

test('a deleted post leaves the list, and Undo brings it back', async () => {
  await using page = await openIsland(<News />, { as: 'admin', at: '/super-admin#news' })

  await press(/^Delete/, await row('Harvest: thank you'))
  await press('Delete', await dialog())
  await noRow('Harvest: thank you')
  await press('Undo')

  await rowElement('Harvest: thank you')
  expect(await postOf(page, 'Harvest: thank you')).toMatchObject({ state: 'published' })
})

test('an admin announces a published post to members by one press, and only once', async () => {
  await using page = await openIsland(<News />, {
    as: 'admin',
    at: '/super-admin#news?page=/news/harvest-thanks',
  })

  await press('Announce to members')

  await sees('Announced: your members read it on their dashboards')
  expect(await screen.findByRole('button', { name: 'Announce to members' })).toBeDisabled()
  expect(page.bodies('POST announcements')).toEqual([
    {
      title: 'Harvest: thank you',
      content: expect.stringMatching(/^Yams, cloth.*\n\nRead more: \S+\/news\/harvest-thanks$/s),
    },
  ])
})
