import type { Locator, Page } from '@playwright/test'
import { findViolations } from '../../support/accessibility.ts'
import { dialog } from '../../support/browsing.ts'
import { openBeside } from '../../support/church-database.ts'
import { photograph } from '../../support/photograph.ts'
import type { SampleChurch } from '../../support/sample-data.ts'
import { expect, signIn, test } from '../fixtures.ts'

/** Presses a button as people without a mouse do. */
async function press(target: Locator): Promise<void> {
  await target.focus()
  await target.press('Enter')
}

/** Writes a text in place of another by the keyboard. The editor is drawn anew for each letter. */
async function type(field: Locator, words: string): Promise<void> {
  await field.focus()
  await field.press('ControlOrMeta+a')
  await field.page().keyboard.type(words)
}

const heading = (page: Page) => page.getByRole('textbox', { name: 'Main heading' })
const firstBlock = (page: Page) => page.getByRole('button', { name: /^[▸▾]? ?Beginning of the page/ }).first()
const saved = (page: Page) => page.getByText(/^Saved \d\d:\d\d$/)

async function openEditor(page: Page, path: string): Promise<void> {
  await page.goto(`/super-admin#pages?page=${path}`)
  await press(firstBlock(page))
}

async function publish(page: Page): Promise<void> {
  await press(page.getByRole('button', { name: 'Publish…' }))
  await press(dialog(page).getByRole('button', { name: 'Publish now' }))
  await expect(page.getByText('The page is published').first()).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
}

test('an admin edits the page that they read, sees it before others do, publishes it, and takes it back', async ({
  page,
  signInAs,
  browser,
  church,
}) => {
  const visitor = await browser.newPage({ baseURL: church.url })
  await visitor.goto('/bible-study')
  const before = await visitor.getByRole('heading', { level: 1 }).innerText()
  await expect(visitor.getByRole('link', { name: 'Edit this page' })).toBeHidden()
  await signInAs('admin')
  await page.goto('/bible-study')

  await press(page.getByRole('link', { name: 'Edit this page' }))
  await press(firstBlock(page))
  await type(heading(page), 'We read <b>together</b>')
  await expect(saved(page)).toBeVisible()
  await press(page.getByRole('button', { name: 'Preview' }))
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('We read <b>together</b>')
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'light')
  await press(page.getByRole('button', { name: 'Computer' }))
  await expect(page.locator('iframe')).toHaveAttribute('width', '1280')
  await press(page.getByRole('button', { name: 'Dark' }))
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark')
  // On a phone the preview has the whole screen.
  expect(await dialog(page).evaluate((screen) => screen.getBoundingClientRect().height)).toBe(640)
  await press(page.getByRole('button', { name: '← Back' }))
  await expect(page.getByRole('button', { name: 'Preview' })).toBeFocused()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(before)
  await publish(page)
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('We read <b>together</b>')

  await press(page.getByRole('button', { name: 'History' }))
  await expect(dialog(page)).toContainText('by admin')
  await press(dialog(page).getByRole('button', { name: 'Restore version 1' }))
  await expect(heading(page)).toHaveValue(before)
  await publish(page)
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(before)
  await visitor.close()
})

test('blocks are added, moved, hidden, removed and brought back by the keyboard, and it is said', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  await openEditor(page, '/prayer-group')
  const blocks = page.getByRole('region', { name: 'Blocks' })
  const cards = blocks.locator('> ol > li')
  const count = await cards.count()

  await press(page.getByRole('button', { name: 'Add a block' }))
  await press(dialog(page).getByRole('button', { name: /^Quotations/ }))
  await expect(cards).toHaveCount(count + 1)
  const up = page.getByRole('button', { name: /^Move Quotations up/ }).last()
  await press(up)
  await expect(page.getByText(/Quotations is now number/)).toBeAttached()
  await expect(up).toBeFocused()
  await expect(cards.nth(count - 1)).toContainText('Quotations')
  await press(cards.nth(count - 1).getByRole('button', { name: /^Hide Quotations/ }))
  await expect(cards.nth(count - 1)).toContainText('Hidden')
  await press(cards.nth(count - 1).getByRole('button', { name: /^Remove Quotations/ }))
  await expect(cards).toHaveCount(count)
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(cards).toHaveCount(count + 1)
  await expect(cards.nth(count - 1)).toContainText('Quotations')
  await expect(saved(page)).toBeVisible()

  expect(await findViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

test('who has removed a block writes on in a field, and a block that the draft’s end brought back is not undone twice', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  await openEditor(page, '/family-events')
  const cards = page.getByRole('region', { name: 'Blocks' }).locator('> ol > li')
  const count = await cards.count()
  const undo = page.getByRole('button', { name: 'Undo' })
  const removeSecond = () => press(cards.nth(1).getByRole('button', { name: /^Remove/ }))

  await removeSecond()
  await removeSecond()
  await expect(undo).toBeFocused()
  await type(page.getByRole('textbox', { name: 'Title', exact: true }), 'Days for us all')

  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Days for us all')
  await expect(cards).toHaveCount(count - 2)
  await expect(saved(page)).toBeVisible()
  await press(page.getByRole('button', { name: 'Discard draft' }))
  await press(dialog(page).getByRole('button', { name: 'Discard draft' }))
  await expect(cards).toHaveCount(count)
  await expect(undo).toHaveCount(0)
})

test('a page is published at its day and hour, while its editor is told what another page lacks, and writes on without a network', async ({
  page,
  signInAs,
  church,
  context,
}) => {
  await signInAs('admin')
  await openEditor(page, '/community-outreach')
  await heading(page).fill('We clean the gutters')
  await expect(saved(page)).toBeVisible()
  const shown = async () =>
    (await (await page.request.get('/community-outreach')).text()).includes('We clean the gutters')

  await press(page.getByRole('button', { name: 'Publish…' }))
  await dialog(page).getByLabel('At a day and an hour').check()
  await dialog(page).getByLabel('Day and hour', { exact: true }).fill('2020-01-01T05:00')
  await press(dialog(page).getByRole('button', { name: 'Publish then' }))
  await expect(dialog(page).getByText('Please give a day and an hour that are still to come')).toBeVisible()
  await dialog(page).getByLabel('Day and hour', { exact: true }).fill('2099-01-01T05:00')
  await press(dialog(page).getByRole('button', { name: 'Publish then' }))
  await expect(page.getByText('The next version is published on 1 January, 05:00.')).toBeVisible()
  expect(await shown()).toBe(false)

  letTheHourCome(church)
  await openEditor(page, '/family-events')
  await heading(page).fill(' ')
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('')
  await expect(saved(page)).toBeVisible()
  await press(page.getByRole('button', { name: 'Publish…' }))
  await expect(dialog(page)).toContainText('Please give a title')
  await expect(dialog(page).getByRole('button', { name: 'Publish now' })).toHaveCount(0)
  await page.keyboard.press('Escape')

  await context.setOffline(true)
  await heading(page).fill('Typed in the tunnel')
  await expect(page.getByText('Not saved: no network, we keep trying')).toBeVisible()
  await context.setOffline(false)
  await expect(saved(page)).toBeVisible()
  await page.reload()
  await press(firstBlock(page))
  await expect(heading(page)).toHaveValue('Typed in the tunnel')

  await expect.poll(shown, { timeout: 20_000 }).toBe(true)
})

/** The server looks every ten seconds for pages whose time has come. */
function letTheHourCome({ dataDir }: SampleChurch): void {
  using db = openBeside(dataDir)
  const past = new Date(Date.now() - 1000).toISOString()
  db.prepare("update page_text set next_at = ? where next_at > '2098'").run(past)
}

test('of two editors the second is told who saved, sees both, and loses nothing', async ({
  page,
  signInAs,
  browser,
  church,
}) => {
  const second = await browser.newPage({ baseURL: church.url, viewport: { width: 360, height: 640 } })
  await signIn(second, church.url, 'admin')
  await signInAs('admin')
  for (const desk of [page, second]) await openEditor(desk, '/youthministry')

  await heading(page).fill('Theirs')
  await expect(saved(page)).toBeVisible()
  await expect(page.getByText('Saving…')).toHaveCount(0)
  await heading(second).fill('Mine')
  await expect(second.getByRole('heading', { name: /admin saved this page/ })).toBeVisible()
  await press(second.getByRole('button', { name: 'See both' }))
  await expect(second.getByRole('textbox', { name: 'Mine' })).toHaveValue(/Mine/)
  await expect(second.getByRole('textbox', { name: 'Theirs' })).toHaveValue(/Theirs/)
  await second.goto('/super-admin#overview')
  await openEditor(second, '/youthministry')
  await expect(heading(second)).toHaveValue('Mine')
  await press(second.getByRole('button', { name: 'Save mine on top' }))
  await expect(saved(second)).toBeVisible()
  await page.reload()
  await press(firstBlock(page))

  await expect(heading(page)).toHaveValue('Mine')
  await second.close()
})

test('a picture from the telephone is uploaded, described and seen in the preview', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  await openEditor(page, '/outreach')
  await press(page.getByRole('button', { name: 'Add a block' }))
  await press(dialog(page).getByRole('button', { name: /^Picture/ }))
  const block = page.getByRole('region', { name: 'Blocks' }).locator('> ol > li').last()

  await block.getByLabel('Upload a picture').setInputFiles(await photograph())
  await press(dialog(page).getByRole('button', { name: 'Use this picture' }))
  // Six files are drawn of it, which takes its time on a busy machine.
  await expect(block.getByText(/^1200 × 1600 pixels: \d+ KB/)).toBeVisible({ timeout: 30_000 })
  await block.getByLabel('What the picture shows').fill('The choir <sings>')
  await expect(saved(page)).toBeVisible()
  await press(page.getByRole('button', { name: 'Preview' }))

  await expect(page.frameLocator('iframe').getByRole('img', { name: 'The choir <sings>' })).toBeVisible()
})

test('a page that could not be loaded is loaded again by a press, and one in a language that nobody wrote is told of', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  const failOnce = (calls: RegExp) => page.route(calls, (route) => route.abort(), { times: 1 })
  const again = page.getByRole('button', { name: 'Try again' })

  await failOnce(/\/admin\/pages\/\?/)
  await page.goto('/super-admin#pages?page=/about')
  await expect(again).toBeVisible()
  await failOnce(/\/admin\/pages\/\d+\/\?/)
  await again.click()
  await expect(again).toBeVisible()
  await again.click()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(/./)
  await page.goto('/super-admin#pages?page=/about&lang=ee')

  await expect(page.getByText('It may have been deleted.')).toBeVisible()
})

test('the media team is led to the editor of its own pages, and to no other', async ({ page, signInAs }) => {
  await signInAs('media')

  await page.goto('/about')
  await expect(page.getByRole('link', { name: 'Edit this page' })).toBeHidden()
  await page.goto('/worshipteam')
  await press(page.getByRole('link', { name: 'Edit this page' }))

  await expect(page).toHaveURL(/media-dashboard#pages\?page=\/worshipteam/)
  await press(firstBlock(page))
  await expect(heading(page)).toBeVisible()
})

test('a newcomer makes a page whose address follows its title, and no word of it is lost', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  await page.goto('/super-admin#pages')
  await press(page.getByRole('button', { name: 'Add page' }))
  const address = dialog(page).getByLabel('Address')
  await dialog(page).getByLabel('Title').fill('About')
  await expect(dialog(page).getByText('Another page has this address')).toBeVisible()
  await dialog(page).getByLabel('Title').fill('Ɔsom Groups')
  await expect(address).toHaveValue('/osom-groups')
  await press(dialog(page).getByRole('button', { name: 'Add page' }))
  await expect(page.getByRole('heading', { name: 'Ɔsom Groups' })).toBeVisible()

  await press(page.getByRole('button', { name: 'Add a block' }))
  await press(dialog(page).getByRole('button', { name: /^Cards/ }))
  const look = page.getByRole('combobox', { name: 'Look' })
  await expect(look).toBeFocused()
  await look.selectOption('Programmes, with when, where and whom to ask')
  await press(page.getByRole('button', { name: 'Add a card' }))
  await page.getByLabel('Whom to ask').fill('Call Esi')
  await page.getByRole('textbox', { name: 'Leads to' }).fill('facebook.com/asore')
  await page.getByLabel('Words of the link').fill('Follow us')
  await expect(page.getByRole('textbox', { name: 'Leads to' })).toHaveValue('https://facebook.com/asore')
  await look.selectOption('Notes')
  await expect(dialog(page)).toContainText('Cards, 1: Whom to ask')
  await press(dialog(page).getByRole('button', { name: 'Change the look' }))
  await expect(page.getByText(/^Not shown on the page: .*Whom to ask/)).toBeVisible()

  await press(page.getByRole('button', { name: 'Publish…' }))
  await press(dialog(page).getByRole('button', { name: 'Cards, 1: Please give the heading' }))
  await expect(page.getByRole('textbox', { name: 'Heading', exact: true }).last()).toBeFocused()
  await page.keyboard.type('Choir')
  await press(page.getByRole('button', { name: 'Publish…' }))
  await expect(dialog(page)).toContainText('“Whom to ask” is not shown in this look')
  await expect(dialog(page).getByRole('button', { name: 'Publish now without these words' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await press(dialog(page).getByRole('button', { name: /“Whom to ask”/ }))
  await expect(page.getByLabel('Whom to ask')).toBeFocused()
  await look.selectOption('Programmes, with when, where and whom to ask')
  await expect(page.getByLabel('Whom to ask')).toHaveValue('Call Esi')
})

test('bold, list and link are written by the keyboard, and taken back by it', async ({ page, signInAs }) => {
  await signInAs('admin')
  await page.goto('/super-admin#pages?page=/prayer-group')
  await press(page.getByRole('button', { name: 'Add a block' }))
  await press(dialog(page).getByRole('button', { name: /^Text/ }))
  const block = page.getByRole('region', { name: 'Blocks' }).locator('> ol > li').last()
  const words = block.getByRole('textbox', { name: 'Text', exact: true })

  await type(words, 'Come all')
  await words.press('Shift+Control+ArrowLeft')
  await press(block.getByRole('button', { name: 'Bold: Text' }))
  await expect(words).toHaveValue('Come **all**')
  await expect(words).toBeFocused()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(words).toHaveValue('Come all')
  await press(block.getByRole('button', { name: 'List: Text' }))
  await expect(words).toHaveValue('- Come all')
  await page.keyboard.press('End')
  await page.keyboard.type(', see ')
  await words.press('ControlOrMeta+k')
  await press(dialog(page).getByRole('button', { name: 'Event', exact: true }))
  await dialog(page).getByRole('listitem').getByRole('button').first().click()
  await expect(words).toHaveValue(/^- Come all, see \[[^\]]+\]\(\/events\/\d+\)$/)
  await words.press('ControlOrMeta+k')
  await press(dialog(page).getByRole('button', { name: 'Address', exact: true }))
  await dialog(page).getByLabel('Address').fill('asore.example')
  expect(await findViolations(page)).toEqual([])
  await press(dialog(page).getByRole('button', { name: 'Use this address' }))

  await expect(words).toHaveValue(/\(https:\/\/asore\.example\)$/)
  await expect(words).toBeFocused()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

test('a stranger cannot read a draft, and a moved page’s old address leads on', async ({
  page,
  signInAs,
}) => {
  const answer = await page.request.get('/preview/1?lang=en&until=9999999999999&seal=AAAA')
  await signInAs('admin')
  await page.goto('/super-admin#pages')
  await press(page.getByRole('button', { name: 'Add page' }))
  await dialog(page).getByLabel('Title').fill('Ushers')
  await dialog(page).getByLabel('Address').fill('/ushers')
  await press(dialog(page).getByRole('button', { name: 'Add page' }))
  await expect(page.getByRole('heading', { name: 'Ushers' })).toBeVisible()
  await publish(page)
  await press(page.getByRole('button', { name: 'Address and menu' }))
  await dialog(page).getByLabel('Address').fill('/stewards')
  await press(dialog(page).getByRole('button', { name: 'Save' }))
  await expect(page).toHaveURL(/page=%2Fstewards|page=\/stewards/)
  const moved = await page.request.get('/ushers', { maxRedirects: 0 })

  expect(answer.status()).toBe(404)
  expect([moved.status(), moved.headers().location]).toEqual([308, '/stewards'])
})
