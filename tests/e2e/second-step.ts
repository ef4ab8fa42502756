import type { Page } from '@playwright/test'
import { openBeside } from '../support/church-database.ts'
import type { SampleChurch } from '../support/sample-data.ts'
import { logIn } from './people.ts'

/** The site under a host name: a passkey is bound to one, not to an IP address. */
export const siteOf = ({ url }: SampleChurch) => url.replace('127.0.0.1', 'localhost')

/** The section of the settings about the second factor. */
export const section = (page: Page) => page.locator('#stronger-sign-in')
export const signOut = (page: Page) => page.evaluate(() => localStorage.clear())

export async function logInAt(page: Page, site: string, username: string): Promise<void> {
  await page.goto(`${site}/login`)
  await logIn(page, username)
}

/** Sets the last proof of all sessions to an hour ago. */
export function letProofsAge({ dataDir }: SampleChurch): void {
  using db = openBeside(dataDir)
  db.prepare('update session set proven_at = ?').run(new Date(Date.now() - 3_600_000).toISOString())
}
