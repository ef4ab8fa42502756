import type { Page } from '@playwright/test'
import { demonstrationPassword } from '../../src/content/people.ts'
import { openBeside } from '../support/church-database.ts'
import { photograph as takePhotograph } from '../support/photograph.ts'
import { quickHash } from '../support/quick-password.ts'
import type { SampleChurch } from '../support/sample-data.ts'
import { demoPassword } from './fixtures.ts'

type Wishes = { complete?: boolean; photograph?: boolean; email?: string; consent?: false }

/** Signs a new person up by the API, with a complete profile by default: a test that changes an account needs its own. */
export async function newPerson(
  page: Page,
  { url, dataDir }: Pick<SampleChurch, 'url' | 'dataDir'>,
  wishes: Wishes = {},
): Promise<string> {
  const username = `new.${crypto.randomUUID().slice(0, 8)}`
  await page.request.post(`${url}/backend/api/auth/register/`, {
    data: {
      first_name: 'Esi',
      last_name: 'Arthur',
      username,
      telephone: '0244123456',
      gender: 'female',
      password: demoPassword,
      confirm_password: demoPassword,
      email: wishes.email ?? '',
      // Without it as from a front end that does not ask for consent.
      ...(wishes.consent !== false && { consent: true }),
    },
  })
  await makeSignInsQuick(dataDir, username)
  if (wishes.complete !== false) await completeProfile(page, url, username, wishes.photograph)
  return username
}

/** As those of the sample accounts are: this one signs in twice at the least. */
async function makeSignInsQuick(dataDir: string, username: string): Promise<void> {
  const database = openBeside(dataDir)
  database.prepare('update account set password_hash = ? where username = ?').run(await demoHash, username)
  database.close()
}
const demoHash = quickHash(demonstrationPassword)

async function completeProfile(page: Page, url: string, username: string, photograph = false): Promise<void> {
  await page.request.post(`${url}/backend/api/profiles/`, {
    headers: await bearer(page, url, username),
    multipart: {
      visit_date: '2026-11-21',
      martial_status: 'married',
      date_of_birth: '1961-03-06',
      house_address: '3 Ring Road',
      fellowship: '4',
      born_again: 'true',
      occupation: 'Trader',
      church_information: 'Since 1980.',
      ...(photograph && { profile_image: await takePhotograph() }),
    },
  })
}

/** The Authorization header of a new session of this account. */
export async function bearer(
  page: Page,
  url: string,
  username: string,
  password = demoPassword,
): Promise<{ Authorization: string }> {
  const answer = await page.request.post(`${url}/backend/api/auth/login/`, { data: { username, password } })
  const { access } = (await answer.json()) as { access: string }
  return { Authorization: `Bearer ${access}` }
}

/** Fills the login form of the page and sends it. */
export async function logIn(page: Page, username: string, password = demoPassword): Promise<void> {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}
