import type { Page } from '@playwright/test'
import { languages } from '../../../src/languages/all.ts'
import { nameOfLanguage } from '../../../src/lib/text/language-names.ts'
import { findViolationsOfWords } from '../../support/accessibility.ts'
import { unique } from '../../support/browsing.ts'
import { readOutbox, subjectOf } from '../../support/outbox.ts'
import { sentenceIn } from '../../support/sentence-in.ts'
import { expect, signIn, test } from '../fixtures.ts'
import { dayFromNow, membersOf, planned, recordsOf } from '../leading.ts'

/* The way of a newcomer, and a meeting of a leader, in each language of the church (docs/languages/README.md). */

test.use({ churchSettings: { LANGUAGES: 'on' }, ownContext: true })

for (const language of Object.keys(languages))
  test(`a visitor reads, signs up, joins, asks for prayer and gives, and a leader marks who is there without a network, in ${nameOfLanguage(language)}`, async ({
    page,
    church,
    context,
  }) => {
    const say = (word: string, values?: Record<string, string | number>) => sentenceIn(language, word, values)
    const main = page.getByRole('main')
    const username = `esi-${crypto.randomUUID().slice(0, 6)}`
    const email = `${username}@example.com`

    await test.step('chooses the language', async () => {
      await page.goto('/prayer-requests')
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: nameOfLanguage(language), exact: true })
        .click()
      await arrived(page, language)
    })

    await test.step('signs up, and gets an e-mail', async () => {
      await page.goto('/signup')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('sign-up.heading'))
      await arrived(page, language)
      const typed = { first_name: 'Esi', last_name: 'Arthur', username, telephone: '0244123456', email }
      await fill(page, { ...typed, password: 'plantain and kenkey', confirm_password: 'plantain and kenkey' })
      await page.locator('[name=gender][value=female]').check()
      await page.locator('[name=consent]').check()
      await main.locator('form button[type=submit]').click()
      await expect(page).toHaveURL(/\/complete-profile$/)
      const subjects = async () =>
        (await readOutbox(church.dataDir)).filter((letter) => letter.includes(email)).map(subjectOf)
      const subject = `${say('account-emails.confirmSubject')} (Asɔre)`
      await expect.poll(subjects).toContain(subject)
    })

    await test.step('completes the profile', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('profiles.title'))
      await arrived(page, language)
      await page.locator('[name=martial_status]').selectOption('single')
      await page.locator('[name=fellowship]').selectOption('0')
      await fill(page, {
        date_of_birth: '1994-03-06',
        house_address: '3 Ring Road',
        occupation: 'Trader',
        church_information: 'New here.',
      })
      await main.getByRole('button', { name: say('profiles.submit'), exact: true }).click()
      await expect(page).toHaveURL(/\/dashboard$/)
      await expect(page.getByText(say('completeProfileTexts.success'))).toBeVisible()
      await arrived(page, language)
    })

    await test.step('joins a fellowship', async () => {
      await page.goto('/fellowships?group=5')
      await page.getByRole('button', { name: say('joining.join'), exact: true }).click()
      await expect(page.getByText(say('joining.belongs'))).toBeVisible()
      await arrived(page, language)
    })

    await test.step('asks for prayer', async () => {
      const title = unique('Asomdwoeɛ')
      await page.goto('/prayer-requests')
      await fill(page, { title, description: 'Bɔ mpaeɛ ma me fie.' })
      await page.locator('main form button[type=submit]').first().click()
      await expect(page.getByText(say('prayerTexts.success'))).toBeVisible()
      await expect(page.getByRole('listitem').filter({ hasText: title })).toBeVisible()
      await arrived(page, language)
    })

    await test.step('gives', async () => {
      await page.goto('/give')
      await fill(page, { name: 'Esi Arthur', email, telephone: '024 400 0001', amount: '20' })
      await arrived(page, language)
      await main.getByRole('button', { name: say('give.giveSum', { sum: 'GHS 20' }), exact: true }).click()
      await expect(page.getByRole('alert').filter({ hasText: say('donationTexts.success') })).toBeVisible({
        timeout: 20_000,
      })
    })

    await test.step('a leader marks who is there, without a network', async () => {
      const { id } = await planned(page, unique('Village meeting'), { date: dayFromNow(0) })
      const [ama] = await membersOf(page)
      const name = `${ama?.first_name} ${ama?.last_name}`
      await signIn(page, church.url, 'leader')
      await page.goto(`/fellowship-leader#events?attendance=${id}`)
      const dialog = page.getByRole('dialog')
      const present = dialog.getByRole('button', {
        name: new RegExp(`^${say('leader.present')} ?: ${name}$`),
      })
      await expect(present).toBeVisible()
      await arrived(page, language)
      await context.setOffline(true)
      await present.click()
      await expect(dialog).toContainText(say('leader.marksWait', { count: 1 }))
      await context.setOffline(false)
      await page.evaluate(() => dispatchEvent(new Event('online')))
      await expect.poll(() => recordsOf(page, id)).toHaveLength(1)
    })
  })

/** Fills fields by their names, which are the same in each language. */
async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values))
    await page.locator(`main [name=${name}]:not([type=hidden])`).first().fill(value)
}

async function arrived(page: Page, language: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  // What colours and sizes decide is the same in English, where accessibility.test.ts looks at it.
  expect(await findViolationsOfWords(page), page.url()).toEqual([])
}
