import type { Locator, Page } from '@playwright/test'
import { dialog } from '../../support/browsing.ts'
import type { SampleChurch } from '../../support/sample-data.ts'
import { expect, test } from '../fixtures.ts'
import { dayFromNow } from '../leading.ts'
import { bearer } from '../people.ts'

/* Ten tasks of a church's week and how many presses each takes from the dashboard (docs/ten-tasks.md). Typing is not counted, a press is. */

test.use({
  ownChurch: true,
  churchStatements: `insert into duty (account_id, duty, granted_at)
    select id, 'usher', '2026-01-01T00:00:00.000Z' from account where username = 'newcomer'`,
})

/** What the tasks need beside the sample church: a woman with a number, her child, a service of today, and a message. */
async function prepare(page: Page, { url }: SampleChurch): Promise<void> {
  const headers = await bearer(page, url, 'admin')
  const call = async (method: string, path: string, data: object) => {
    const answer = await page.request.fetch(`${url}/backend/api/${path}`, { method, headers, data })
    expect([path, answer.status()]).toEqual([path, method === 'POST' ? 201 : 200])
    return (await answer.json()) as { id: number }
  }
  const mother = await call('POST', 'people/', {
    first_name: 'Abla',
    last_name: 'Agbeko',
    gender: 'female',
    telephone: '0244123987',
  })
  const child = await call('POST', 'people/', { first_name: 'Yao', last_name: 'Agbeko', born: '2021-03-04' })
  await call('PUT', `people/${child.id}/household/`, { lives_with: mother.id })
  const event = { description: 'x', time: '09:00', location: 'Hall', category: 'worship' }
  // The day may end in between.
  for (const day of [0, 1])
    await call('POST', 'events/', { ...event, title: 'Family service', date: dayFromNow(day) })
  const message = { name: 'Yaw Darko', email: 'yaw@example.com', phone: '0244123456', subject: 'A visit' }
  const sent = await page.request.post(`${url}/backend/api/members/contacts/`, {
    data: { ...message, message: 'May I come on Friday?' },
  })
  expect(sent.status()).toBe(201)
}

/** Counts the presses of one task. */
function counter(page: Page) {
  let presses = 0
  const press = async (what: Locator) => {
    presses += 1
    await what.click()
  }
  return {
    press,
    /** Opens quick find and presses what it finds: two presses. */
    async find(typed: string, option: RegExp) {
      await press(page.getByRole('banner').getByRole('link', { name: 'Search' }))
      await page.getByRole('combobox', { name: 'Search' }).fill(typed)
      await press(page.getByRole('option', { name: option }).first())
    },
    presses: () => presses,
  }
}

type Way = Pick<ReturnType<typeof counter>, 'press' | 'find'>
type Task = {
  name: string
  who: string
  from: string
  presses: number
  way: (page: Page, way: Way) => Promise<void>
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

const tasks: readonly Task[] = [
  {
    name: 'find a person’s number',
    who: 'admin',
    from: '/super-admin',
    presses: 2,
    async way(page, { find }) {
      await find('agbeko', /Abla Agbeko/)
      await expect(dialog(page).locator('a[href^="tel:"]').first()).toBeVisible()
    },
  },
  {
    name: 'add a person',
    who: 'admin',
    from: '/super-admin',
    presses: 3,
    async way(page, { find, press }) {
      await find('add person', /^Add person/)
      await dialog(page).getByLabel('First name').fill('Dela')
      await dialog(page).getByLabel('Last name').fill('Agbeko')
      await press(dialog(page).getByRole('button', { name: 'Save' }))
      await expect(dialog(page)).toHaveCount(0)
    },
  },
  {
    name: 'record Sunday’s offering',
    who: 'treasurer',
    from: '/dashboard',
    presses: 4,
    async way(page, { press }) {
      await press(page.getByRole('link', { name: /^Open the books/ }))
      await press(button(page, 'Add count'))
      await dialog(page).getByLabel('Service').fill('Family service')
      await press(dialog(page).getByRole('button', { name: 'Save' }))
      await page
        .getByLabel(/: how many of GHS 100$/)
        .first()
        .fill('7')
      await press(button(page, 'Save count'))
      await expect(page.getByText('(you)')).toBeVisible()
    },
  },
  {
    name: 'see who serves on Sunday',
    who: 'admin',
    from: '/super-admin',
    presses: 2,
    async way(page, { find }) {
      await find('who serves', /^Rota/)
      await expect(page).toHaveURL('/rota#weeks')
      await expect(page.getByRole('heading', { level: 2, name: 'Rota' })).toBeVisible()
    },
  },
  {
    name: 'mark children in',
    who: 'newcomer',
    from: '/dashboard',
    presses: 3,
    async way(page, { press }) {
      await press(page.getByRole('link', { name: /^Open the check-in/ }))
      await press(button(page, 'Open Family service').first())
      await page.getByLabel('Find a name').fill('yao')
      await press(page.getByRole('button', { name: /^Here ?: Yao Agbeko$/ }))
      await expect(page.getByText(/^Code for Yao Agbeko/)).toBeVisible()
    },
  },
  {
    name: 'answer a message',
    who: 'admin',
    from: '/super-admin',
    presses: 3,
    async way(page, { press }) {
      await press(page.getByRole('link', { name: 'Inbox: what people wrote' }))
      await press(page.getByRole('link', { name: 'Yaw Darko' }).first())
      await page.getByLabel('Your answer').fill('You are welcome')
      await press(button(page, 'Answer'))
      await expect(page.getByText('Your answer is on its way')).toBeVisible()
    },
  },
  {
    name: 'publish an announcement',
    who: 'admin',
    from: '/super-admin',
    presses: 3,
    async way(page, { find, press }) {
      await find('add announcement', /^Add announcement/)
      await dialog(page).getByLabel('Title').fill('Choir practice moves')
      await dialog(page).getByLabel('Text', { exact: true }).fill('On the last Sunday of the month.')
      await press(dialog(page).getByRole('button', { name: 'Save' }))
      await expect(page.getByRole('row').filter({ hasText: 'Choir practice moves' })).toBeVisible()
    },
  },
  {
    name: 'change a service time',
    who: 'admin',
    from: '/super-admin',
    presses: 4,
    async way(page, { find, press }) {
      await find('service times', /^Service Times/)
      await press(page.getByRole('button', { name: 'First Service', exact: true }))
      await dialog(page).getByLabel('Begins').fill('08:15')
      await press(dialog(page).getByRole('button', { name: 'Save' }))
      await expect(page.getByRole('row').filter({ hasText: 'First Service' })).toContainText('8:15')
    },
  },
  {
    name: 'see who was missed',
    who: 'admin',
    from: '/super-admin',
    presses: 1,
    async way(page, { press }) {
      await press(page.getByRole('link', { name: 'Newcomers, and who needs care' }))
      await expect(page.getByRole('heading', { level: 2, name: 'Tasks' })).toBeVisible()
    },
  },
  {
    name: 'give a treasurer the books',
    who: 'admin',
    from: '/super-admin',
    presses: 3,
    async way(page, { find, press }) {
      await find('treasurer', /^Invite a treasurer/)
      await expect(dialog(page).getByLabel('Treasurer')).toBeChecked()
      await press(dialog(page).getByRole('button', { name: 'Create link' }))
      await expect(page.getByRole('dialog', { name: 'The invitation is ready' })).toBeVisible()
    },
  },
]

for (const width of [360, 1280]) {
  test(`ten tasks take at most four presses each at ${width} px`, async ({ page, signInAs, church }) => {
    test.slow()
    // A step that hangs says so.
    page.setDefaultTimeout(20_000)
    await page.setViewportSize({ width, height: 740 })
    await prepare(page, church)
    const taken: Record<string, number> = {}
    for (const { name, who, from, way } of tasks) {
      await signInAs(who)
      await page.goto(from)
      const { presses, ...how } = counter(page)

      await test.step(name, () => way(page, how))

      taken[name] = presses()
    }

    expect(taken).toEqual(Object.fromEntries(tasks.map(({ name, presses }) => [name, presses])))
    expect(Math.max(...Object.values(taken))).toBeLessThanOrEqual(4)
  })
}
