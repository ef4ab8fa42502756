import { expect, test } from 'vitest'
import { ManagedActivities } from '../../../src/islands/groups/activities/ManagedActivities.tsx'
import { openIsland, screen } from '../../support/page.tsx'

test('the office reads how an activity comes about, and is not sent to the office', async () => {
  await using page = await openIsland(
    async ({ db }) => {
      const pages = db.selectFrom('page').select('id').where('path', '=', '/youthministry')
      await db.deleteFrom('page_version').where('page_id', 'in', pages).execute()
      return <ManagedActivities />
    },
    { as: 'admin' },
  )

  const link = await screen.findByRole('link', { name: 'Write the page Youth ministry' })

  expect(link.getAttribute('href')).toBe('#pages?page=/youthministry')
  expect(screen.queryByText(/church office/)).toBeNull()
  expect(page.sent.some(({ path }) => path.startsWith('activities/'))).toBe(true)
})
