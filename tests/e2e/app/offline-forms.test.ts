import type { Page } from '@playwright/test'
import { unique } from '../../support/browsing.ts'
import { expect, test } from '../fixtures.ts'
import { newPerson } from '../people.ts'
import { accept, begin, noNetwork } from '../unsent.ts'

const forms = [
  {
    path: '/contact',
    as: 'visitor',
    first: 'Name',
    fill: async (page: Page) => {
      await page.getByLabel('Name', { exact: true }).fill('Efua Mensah')
      await page.getByLabel('Email').fill('efua@example.com')
      await page.getByLabel('Phone').fill('0244123456')
      await page.getByLabel('Subject').fill(unique('A lift'))
      await page.getByRole('textbox', { name: 'Message' }).fill('Is there a bus on Sunday?')
    },
    submit: 'Send Message',
    done: /Thank you for contacting us!/,
  },
  {
    path: '/testimonyshare',
    as: 'person',
    first: 'Title',
    fill: async (page: Page) => {
      await page.getByLabel('Title').fill(unique('He provided'))
      await page.getByLabel('Category').selectOption('provision')
      await page.getByLabel('Your testimony').fill('School fees came.')
    },
    submit: 'Share testimony',
    done: 'Testimony submitted successfully!',
  },
  {
    path: '/signup',
    as: 'visitor',
    first: 'First name',
    fill: async (page: Page) => {
      await page.getByLabel('First name').fill('Yaa')
      await page.getByLabel('Last name').fill('Dufie')
      await page.getByLabel('Username').fill(`yaa.${crypto.randomUUID().slice(0, 8)}`)
      await page.getByLabel('Phone').fill('0244123456')
      await page.getByLabel('Female').check()
      await page.getByLabel('Password', { exact: true }).fill('adinkra-cloth-27')
      await page.getByLabel('Confirm password').fill('adinkra-cloth-27')
      await page.getByLabel(/^I agree that the church/).check()
    },
    submit: 'Sign up',
    done: 'Signup successful!',
  },
  {
    path: '/complete-profile',
    as: 'newcomer',
    first: 'House address',
    fill: async (page: Page) => {
      await page.getByLabel('Marital status').selectOption('single')
      await page.getByLabel('Date of birth').fill('1990-05-04')
      await page.getByLabel('House address').fill('3 Ring Road')
      await page.getByLabel('Fellowship').selectOption({ index: 1 })
      await page.getByLabel('Yes').check()
      await page.getByLabel('Occupation').fill('Trader')
      await page.getByLabel('Church information').fill('Since 1980.')
    },
    submit: 'Complete profile',
    done: 'Profile completed successfully!',
  },
  {
    path: '/profile',
    as: 'person',
    first: '',
    fill: async (page: Page) => {
      await page.getByLabel('Occupation').fill('Weaver')
    },
    submit: 'Save',
    done: 'Profile updated successfully!',
  },
] as const

for (const { path, as, first, fill, submit, done } of forms) {
  test(`${path} keeps the typed values without a network, and sends them when it is back`, async ({
    page,
    context,
    church,
    signInAs,
  }) => {
    if (as !== 'visitor') await signInAs(await newPerson(page, church, { complete: as === 'person' }))
    await page.goto(path)
    if (first) await begin(page, first)
    else await page.getByRole('button', { name: 'Edit Other Details' }).click()
    await fill(page)
    await context.setOffline(true)
    await page.getByRole('button', { name: submit, exact: true }).click()
    await expect(page.getByText(noNetwork)).toBeVisible()

    await page.getByRole('button', { name: accept }).click()
    await context.setOffline(false)

    await expect(page.getByText(done)).toBeVisible()
  })
}
