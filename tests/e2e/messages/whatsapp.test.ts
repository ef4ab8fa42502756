import { findViolations } from '../../support/accessibility.ts'
import { choose, row } from '../../support/browsing.ts'
import { openWhatsAppService } from '../../support/whatsapp-service.ts'
import { test as base, expect } from '../fixtures.ts'

/* From Send Messages to the telephone, and from there into the inbox: the service is a stand-in on this machine, over real HTTP. */

const ama = '+233244000001'

const test = base.extend<{ service: Awaited<ReturnType<typeof openWhatsAppService>> }>({
  // Playwright requires a pattern here, and a lint rule a name in it.
  service: async ({ locale: _ }, use) => {
    using service = await openWhatsAppService()
    await use(service)
  },

  churchSettings: async ({ service }, use) => use(service.env),

  // The hour of the test may be a quiet one.
  churchStatements: `
    insert into church_setting (key, value, changed_at)
      values ('quiet_from', '"00:00"', '2026-01-01T00:00:00.000Z'), ('quiet_until', '"00:00"', '2026-01-01T00:00:00.000Z');
    update account set telephone = '${ama}' where username = 'member';
    insert into confirmed_telephone (account_id, telephone, confirmed_at)
      select id, '${ama}', '2026-11-01T00:00:00.000Z' from account where username = 'member';
    insert into whatsapp_consent (account_id, given, decided_at, how)
      select id, 1, '2026-11-01T00:00:00.000Z', 'own settings' from account where username = 'member';
  `,
})

test('a super admin writes by WhatsApp, sees it arrive, and answers what the member writes back', async ({
  page,
  church,
  service,
  signInAs,
}) => {
  await service.subscribe(new URL('/backend/api/messages/whatsapp/', church.url).href)
  await page.setViewportSize({ width: 360, height: 740 })
  await signInAs('admin')
  await page.goto('/super-admin#send-messages')
  await page.getByRole('button', { name: 'WhatsApp templates' }).click()
  await page.getByRole('button', { name: 'Read templates' }).click()
  await expect(page.getByText('Waits for approval')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('button', { name: 'Write message' }).click()
  await page.getByLabel('Recipients').selectOption('Everybody')
  await page.getByLabel('Topic').selectOption('News of the whole church')
  await page.getByRole('radio', { name: 'WhatsApp' }).check()
  await page.getByLabel('WhatsApp template').selectOption('church_news')
  await page.getByRole('textbox', { name: 'Subject' }).fill('Harvest')
  await page.getByLabel('Variable 1').fill('{first name}')
  await page.getByLabel('Variable 2').fill('harvest is on Sunday.')
  // A template and its words are a draft, as the rest of the message is.
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Write message' }).click()
  await expect(page.getByLabel('Variable 2')).toHaveValue('harvest is on Sunday.')
  await expect(page.getByLabel('WhatsApp template')).toHaveValue('church_news')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByText('WhatsApp, marketing')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.getByRole('button', { name: 'Send to 1 person' }).click()
  await expect.poll(() => service.book.map(({ to }) => to)).toEqual([ama])

  service.advance(60_000)
  await expect(async () => {
    await page.reload()
    await choose(row(page, 'Harvest'), /^View recipients/)
    await expect(page.getByRole('dialog').getByText('Read in WhatsApp.')).toBeVisible({ timeout: 2_000 })
  }).toPass()

  service.writeBack({ from: ama, text: 'We will come, all five of us.' })
  await expect(async () => {
    await page.goto('/inbox')
    const conversation = page.getByRole('listitem').filter({ hasText: 'We will come, all five of us.' })
    await conversation.getByRole('link').click({ timeout: 2_000 })
  }).toPass()
  await expect(page.getByText(/^You may write freely until/)).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.getByLabel('Your answer').fill('We look forward to you.')
  await page.getByRole('button', { name: 'Answer', exact: true }).click()

  await expect.poll(() => service.book.at(-1)?.text).toBe('We look forward to you.')
})
