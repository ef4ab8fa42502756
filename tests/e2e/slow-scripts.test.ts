import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** Holds the page's scripts back, as a slow network does. Answers how to let them come. */
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
  test(`what is typed at ${path} while its scripts are on their way is searched for`, async ({ page }) => {
    const letCome = await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })

    await page.getByLabel(field).fill(words)
    if (choice) await page.getByLabel(choice[0]).selectOption(choice[1])
    letCome()

    await expect(page).toHaveURL(new RegExp(`[?&]search=${words}`))
    await expect(page.getByLabel(field)).toHaveValue(words)
    if (choice) await expect(page.getByLabel(choice[0])).toHaveValue(choice[1])
  })
}
