import { expect, test } from 'vitest'
import { SermonPage } from '../../../src/islands/media/media/SermonPage.tsx'
import type { Church } from '../../support/church.ts'
import { openIsland, screen, waitFor } from '../../support/page.tsx'
import { field, fill, press } from '../../support/page-acts.ts'

// Sending is XMLHttpRequest, for its progress: tests/e2e/media/media.test.ts.
test('a wrong line of the chapters is refused with its number, and nothing typed is lost', async () => {
  const island = async ({ db }: Church) => {
    const chapters = JSON.stringify([{ at: 750, title: 'The oil' }])
    await db
      .updateTable('sermon')
      .set({ media_key: 'sermons/oil.mp3', chapters })
      .where('id', '=', 1)
      .execute()
    return <SermonPage series={[]} id={1} />
  }
  await using _page = await openIsland(island, { as: 'media', at: '/media-dashboard/edit-sermon/1' })
  await waitFor(async () => expect(await field('Chapters')).toHaveValue('12:30 The oil'))
  await fill('Chapters', '0:00 One\nthe widow')
  await fill('Words', 'She had a jar of oil.')

  await press('Save')

  await waitFor(() =>
    expect(
      screen.getAllByText('Line 2 is not a time and a title, such as 12:30 The widow’s oil').length,
    ).toBeGreaterThan(0),
  )
  expect(await field('Chapters')).toHaveValue('0:00 One\nthe widow')
  expect(await field('Words')).toHaveValue('She had a jar of oil.')
  await fill('Chapters', '0:00 One\n12:30 The widow’s oil')
})
