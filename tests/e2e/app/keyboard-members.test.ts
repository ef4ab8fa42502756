import type { Locator, Page } from '@playwright/test'
import { settle, tabTo } from '../../support/browsing.ts'
import { demoPassword, expect, test } from '../fixtures.ts'
import { newPerson } from '../people.ts'

async function type(page: Page, field: Locator, words: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.type(words)
}

test('a newcomer logs in and completes the profile without a mouse', async ({ page, church }) => {
  const username = await newPerson(page, church, { complete: false })
  await page.goto('/login')
  await settle(page)
  await type(page, page.getByLabel('Username'), username)
  await type(page, page.getByLabel('Password', { exact: true }), demoPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/complete-profile')
  await expect(page.getByLabel('Fellowship').getByRole('option', { name: 'Please choose' })).toBeAttached()

  await type(page, page.getByLabel('Marital status'), 'M')
  await tabTo(page, page.getByLabel('Date of birth'))
  await page.keyboard.type('06031961')
  await type(page, page.getByLabel('House address'), '3 Ring Road')
  await tabTo(page, page.getByLabel('Fellowship'))
  await page.keyboard.press('ArrowDown')
  await tabTo(page, page.getByLabel('Yes'))
  await page.keyboard.press('Space')
  await type(page, page.getByLabel('Occupation'), 'Trader')
  await type(page, page.getByLabel('Church information'), 'Since 1980.')
  await tabTo(page, page.getByRole('button', { name: 'Complete profile' }))
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('Profile completed successfully!')).toBeVisible()
})

test('a member changes a detail without a mouse, and Cancel returns the focus', async ({
  page,
  church,
  signInAs,
}) => {
  await signInAs(await newPerson(page, church))
  await page.goto('/profile')
  await settle(page)
  const edit = page.getByRole('button', { name: 'Edit Other Details' })

  await tabTo(page, edit)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Date of birth')).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Cancel' }))
  await page.keyboard.press('Enter')
  await expect(edit).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByLabel('Occupation'))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Weaver')
  await page.keyboard.press('Enter')

  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  await expect(edit).toBeFocused()
  await expect(page.getByText('Weaver')).toBeVisible()
})

test('a member adds a prayer request and marks it as answered without a mouse', async ({
  page,
  church,
  signInAs,
}) => {
  const title = `For my harvest ${crypto.randomUUID().slice(0, 6)}`
  await signInAs(await newPerson(page, church))
  await page.goto('/prayer-requests')
  await settle(page)
  await type(page, page.getByLabel('Title'), title)
  await type(page, page.getByLabel('Description'), 'Please stand with us.')
  await tabTo(page, page.getByLabel('Keep this private'))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: 'Submit prayer request' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: title })).toBeFocused()

  await tabTo(page, page.getByRole('button', { name: /^Mark Answered/ }).filter({ hasText: title }))
  await page.keyboard.press('Enter')

  await expect(page.getByText('Praise God for answered prayers!')).toBeVisible()
})

test('a member shares a testimony without a mouse', async ({ page, church, signInAs }) => {
  await signInAs(await newPerson(page, church))
  await page.goto('/testimonyshare')
  await settle(page)
  await type(page, page.getByLabel('Title'), 'He provided')
  await type(page, page.getByLabel('Category'), 'D')
  await type(page, page.getByLabel('Your testimony'), 'School fees came.')
  await tabTo(page, page.getByRole('button', { name: 'Share testimony' }))
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/testimonies')
  await expect(page.getByText('Testimony submitted successfully!')).toBeVisible()
})

test('a member joins a fellowship, writes to its leader, and leaves without a mouse', async ({
  page,
  church,
  signInAs,
}) => {
  await signInAs(await newPerson(page, church, { complete: false }))
  await page.goto('/member-fellowship')
  await expect(page.getByRole('button', { name: 'Join', exact: true })).toBeVisible()
  await settle(page)
  await tabTo(page, page.getByLabel('Fellowship'))
  await page.keyboard.press('ArrowDown')
  await tabTo(page, page.getByRole('button', { name: 'Join', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Successfully joined/)).toBeVisible()

  const write = page.getByRole('button', { name: 'Write message' })
  await tabTo(page, write)
  await page.keyboard.press('Enter')
  await type(page, page.getByRole('textbox', { name: /^Message to/ }), 'I come later.')
  await tabTo(page, page.getByRole('button', { name: 'Send message' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Message sent to group leader')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(write).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Leave this fellowship' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: /^Leave/ }))
  await page.keyboard.press('Enter')

  await expect(page.getByText(/^You have left/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Join', exact: true })).toBeVisible()
})
