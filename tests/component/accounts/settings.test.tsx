import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { EmailChoices, Visibility } from '../../../src/islands/accounts/settings/page.ts'
import { openIsland, screen, waitFor } from '../../support/page.tsx'
import { choose, field, sees } from '../../support/page-acts.ts'

test('a member chooses who sees the telephone number; a failed change is rolled back', async () => {
  await using page = await openIsland(<Visibility />, { as: 'member', at: '/settings#who-sees-what' })
  await choose('Telephone', 'Only the church office')
  await sees('Saved. Telephone: Only the church office.')
  await page.reload()
  await waitFor(async () => expect(await field('Telephone')).toHaveValue('office'))
  page.plan('PATCH users/me/settings/', { status: 503, body: {} })

  await choose('Telephone', 'All members of my fellowship')

  await sees('This was not saved. Please try again.')
  await waitFor(async () => expect(await field('Telephone')).toHaveValue('office'))
})

test('a member chooses which e-mails to get, and a leader has one more choice', async () => {
  await using page = await openIsland(<EmailChoices />, { as: 'member', at: '/settings#letters' })
  await userEvent.click(await field(/^Remind me the day before/))
  await sees(/^Saved\. No e-mail comes/)
  await page.reload()
  await waitFor(async () => expect(await field(/^Remind me the day before/)).not.toBeChecked())
  await waitFor(async () => expect(await field(/^Tell me when my testimony is approved/)).toBeChecked())
  expect(screen.getAllByRole('checkbox')).toHaveLength(2)

  await page.open(<EmailChoices />, { as: 'leader' })
  await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(3))
  await userEvent.click(await field('Send me what members write to me as their leader'))

  await sees(/^Saved\. You find messages/)
  expect(screen.getAllByRole('checkbox')).toHaveLength(3)
})

test('a member is told that no letter comes without an e-mail address', async () => {
  await using page = await openIsland(<EmailChoices />, { person: {}, at: '/settings#letters' })

  await sees(/no e-mail reaches you/)
  await userEvent.click(screen.getByRole('link', { name: 'Add one to your profile' }))

  expect(page.left()).toBe('/profile')
})
