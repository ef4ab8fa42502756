import type { Page } from '@playwright/test'
import { inFilters, settle } from '../../support/browsing.ts'
import { photograph } from '../../support/photograph.ts'
import { expect, signIn, test } from '../fixtures.ts'
import { newPerson } from '../people.ts'

/** Delays the scripts of the page, as a slow network does. Returns a function that lets them load. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: come, resolve: letCome } = Promise.withResolvers<void>()
  await page.route('**/_astro/*.js', async (route) => {
    await come
    await route.continue()
  })
  return letCome
}

const searches = [
  { path: '/sermons', field: 'Search sermons', words: 'stones', choice: ['Series', 'Grace Series'] },
  {
    path: '/fellowships',
    field: 'Search fellowships',
    words: 'prayer',
    choice: ['Day of the week', 'Tuesday'],
  },
  { path: '/testimonies', field: 'Search testimonies', words: 'healed', choice: undefined },
] as const

for (const { path, field, words, choice } of searches) {
  test(`text that is typed at ${path} before its scripts load is searched for`, async ({ page }) => {
    const letCome = await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })

    await page.getByLabel(field).fill(words)
    if (choice) await inFilters(page, () => page.getByLabel(choice[0]).selectOption(choice[1]))
    letCome()

    await expect(page).toHaveURL(new RegExp(`[?&]search=${words}`))
    await expect(page.getByLabel(field)).toHaveValue(words)
    if (choice) await expect(page.getByLabel(choice[0])).toHaveValue(choice[1])
  })
}

test('text that is typed before the scripts load is kept beside the draft of an earlier visit', async ({
  page,
}) => {
  await page.goto('/give')
  await settle(page)
  await page.getByLabel('Name').fill('Ama')
  await page.getByLabel('Message').fill('An old thought')
  await page.getByLabel('GhanaPay').check()
  const letCome = await holdScripts(page)
  await page.goto('/give', { waitUntil: 'commit' })

  await page.getByLabel('Message').fill('A new thought')
  await page.getByLabel('Bank card').check()
  letCome()

  await expect(page.getByLabel('Name')).toHaveValue('Ama')
  await expect(page.getByLabel('Message')).toHaveValue('A new thought')
  await expect(page.getByLabel('Bank card')).toBeChecked()
})

for (const [path, field] of [
  ['/complete-profile', 'Profile image'],
  ['/testimonyshare', 'Image'],
] as const) {
  test(`a picture that is chosen at ${path} before its scripts load is accepted`, async ({
    page,
    church,
  }) => {
    await signIn(page, church.url, await newPerson(page, church, { complete: path !== '/complete-profile' }))
    const letCome = await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })

    await page.getByLabel(field).setInputFiles(await photograph())
    letCome()

    await expect(page.getByRole('img', { name: 'What you picked' })).toBeVisible()
  })
}

/** Makes React pause after each step, and runs `act` between the hydration of an island and its effects. */
async function actWhileItWakes(page: Page, act: () => void): Promise<void> {
  await page.addInitScript(`
    let now = 0
    performance.now = () => (now += 10)
    const steps = new MessageChannel()
    const isAwake = (island) => Object.entries(island ?? {}).some(
      ([key, root]) => key.startsWith('__reactContainer$') && !root.stateNode.current.memoizedState.isDehydrated)
    steps.port1.onmessage = () => {
      if (isAwake(document.querySelector('astro-island:has(search)'))) (${act})()
      else steps.port2.postMessage('')
    }
    steps.port2.postMessage('')
  `)
}

test('a value that is chosen during hydration stays chosen', async ({ page }) => {
  await actWhileItWakes(page, () => {
    const series = document.querySelector<HTMLSelectElement>('#series')
    if (!series) throw new Error('No series to choose from')
    series.value = 'Grace Series'
    series.dispatchEvent(new Event('change', { bubbles: true }))
    setTimeout(() => document.body.setAttribute('data-chosen', ''), 100)
  })
  await page.goto('/sermons')

  await page.locator('body[data-chosen]').waitFor()
  await expect(page).toHaveURL('/sermons?series=Grace+Series')
  await expect(page.getByLabel('Series')).toHaveValue('Grace Series')
})
