import type { Page, Response } from '@playwright/test'
import { row, settle } from '../../support/browsing.ts'
import { expect, test } from '../fixtures.ts'

/** As many as the largest church that this is made for; the bench has more. */
const members = 5000

/** This many more members, written before the server starts, since it cannot write while they are. */
test.use({
  churchStatements: `
    with recursive place (n) as (select 1 union all select n + 1 from place where n < ${members})
    insert into account (username, username_key, email, password_hash, first_name, middle_name, last_name,
                         gender, telephone, role, fellowship_id, created_at)
    select 'kin.' || n, 'kin.' || n, null, 'none',
           substr('AmaAbaEsiKofYawKwe', 1 + 3 * (n % 6), 3), '', 'Asare' || char(97 + n % 26),
           'female', '+23320' || printf('%07d', n), 'user', 1 + n % 6, '2025-01-01T00:00:00.000Z'
    from place`,
})

test('among 5,000 members every act makes one small call, and the page contains one page of them', async ({
  page,
  signInAs,
}) => {
  // Other small calls: what waits in the workspace, the number of open data requests, the duties of the admin, the second factors and the duties of a person, the newest invitations, and the fellowships of the filter.
  const besides =
    /\/backend\/api\/(users\/me\/|me\/workspace\/|admin\/requests\/open\/|auth\/factors\/|admin\/users\/\d+\/(factors|duties)\/|admin\/invitations\/\?limit=50|fellowships\/\?limit=1000&ordering=name)$/
  const answers: Response[] = []
  page.on('response', (response) => {
    if (response.url().includes('/backend/api/') && !besides.test(response.url())) answers.push(response)
  })

  /** Runs an act, waits for its result, and checks the number and size of its calls. */
  async function costs(act: () => Promise<unknown>, seen: () => Promise<unknown>, calls = 1): Promise<void> {
    answers.length = 0
    await act()
    await seen()
    await settle(page)
    expect(answers.map((response) => response.url())).toHaveLength(calls)
    for (const answer of answers) {
      const body = await answer.body()
      expect(body.length).toBeLessThanOrEqual(20 * 1024)
      expect(JSON.parse(body.toString()).results).toHaveLength(Math.min(20, await rows(page)))
    }
    expect(await rows(page)).toBeLessThanOrEqual(20)
    // Besides the menu of the workspace, which is the same for any number of members.
    expect(await page.locator(':not([aria-label="Sections"] *)').count()).toBeLessThanOrEqual(1100)
  }

  const pages = (text: string) => () => expect(page.getByText(text, { exact: true })).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 800 })
  await signInAs('admin')
  const search = page.getByPlaceholder('Search members...')

  await costs(() => page.goto('/super-admin#users'), pages('1 to 20 of 5,066'))
  await costs(() => page.getByRole('button', { name: 'Next' }).click(), pages('21 to 40 of 5,066'))
  await costs(
    () => page.getByRole('button', { name: /^User/ }).click(),
    async () => {
      await expect(page.getByRole('columnheader', { name: /^User/ })).toHaveAttribute(
        'aria-sort',
        'ascending',
      )
      await pages('1 to 20 of 5,066')()
    },
  )
  await costs(
    () => search.fill('kin.3777'),
    () => expect(row(page, '@kin.3777')).toBeVisible(),
  )
  await expect(page).toHaveURL(/#users\?.*search=kin.3777/)
  await costs(
    () => row(page, '@kin.3777').getByRole('button').first().click(),
    () => expect(page.getByRole('dialog', { name: 'User Details' })).toContainText('020 000 3777'),
    0,
  )
  await page.keyboard.press('Escape')
  await costs(
    () => search.fill('asareb'),
    () => expect(page.getByText(/^1 to 20 of \d+$/)).toBeVisible(),
  )
  await costs(() => page.goto('/super-admin#users?page=254'), pages('5,061 to 5,066 of 5,066'))
  // A page beyond the last one shows the last one.
  await page.goto('/super-admin#users?page=9999')
  await expect(page.getByText('5,061 to 5,066 of 5,066', { exact: true })).toBeVisible()
  await costs(
    () => page.goto('/super-admin#users?search=kin.1'),
    async () => {
      await expect(row(page, '@kin.1').first()).toBeVisible()
      await expect(page.getByText('Type more letters to find fewer.')).toBeVisible()
    },
  )
})

/** The rows of members, without the row of the heading. */
const rows = async (page: Page) => (await page.getByRole('row').count()) - 1
