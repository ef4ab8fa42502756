import { expect, test } from 'vitest'
import { News } from '../../../src/islands/website/news/News.tsx'
import type { PostAnswer } from '../../../src/lib/contract/website/news.ts'
import { openIsland, screen, waitFor, within } from '../../support/page.tsx'
import {
  dialog,
  dialogSays,
  fill,
  noDialog,
  noRow,
  press,
  region,
  row,
  rowElement,
  rowSays,
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

test('the editor calls a post a post: in its dialogs, its toasts and what it lacks', async () => {
  await using page = await openIsland(<News />, {
    as: 'media',
    at: '/media-dashboard#news?page=/news/harvest-thanks',
  })

  await fill('Title', '', within(await region('The post')))
  await press('Publish…')
  await dialogSays(/The post: Please give a title/)
  await press('Close', await dialog())
  await fill('Title', 'Harvest, again', within(await region('The post')))
  await press('Publish…')
  expect(await screen.findByRole('dialog')).toHaveAccessibleName('Publish this post')
  await press('Publish now', await dialog())

  await sees('The post is published')
  expect(document.body.textContent).not.toMatch(/\bpage (is|was|weighs|does)\b|this page|the page/i)
  expect(await postOf(page, 'Harvest, again')).toMatchObject({ state: 'published' })
  await press('Delete the post…')
  await press('Delete', await dialog())
  await press('Undo')
  await waitFor(async () =>
    expect(await postOf(page, 'Harvest, again')).toMatchObject({ state: 'published' }),
  )
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

test('an admin who announces a post again reads first when it was announced, by whom and to how many', async () => {
  await using page = await openIsland(<News />, {
    as: 'admin',
    at: '/super-admin#news?page=/news/harvest-thanks',
  })

  await press('Announce to members')
  await sees('Announced: your members read it on their dashboards')
  await sees(/^Announced on .*, to \d+ people, by admin$/)
  await press('Announce to members')
  expect(await screen.findByRole('dialog')).toHaveAccessibleName('Announce this post again?')
  await dialogSays(/It was sent on before:\s*Announced on .*, by admin/)
  await press('Cancel', await dialog())
  await noDialog()
  expect(page.bodies('POST announcements')).toEqual([
    {
      title: 'Harvest: thank you',
      content: expect.stringMatching(/^Yams, cloth.*\n\nRead more: \S+\/news\/harvest-thanks$/s),
      post: { id: expect.any(Number), seen: 0 },
    },
  ])

  await press('Announce to members')
  await press('Announce again', await dialog())
  await waitFor(() => expect(screen.getAllByText(/^Announced on/)).toHaveLength(2))
  await press('← All news')
  await rowSays('Harvest: thank you', 'Announced on')
})
