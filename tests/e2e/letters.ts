import { readOutbox, unfolded } from '../support/outbox.ts'
import { expect } from './fixtures.ts'

type Page = 'reset-password' | 'confirm-email' | 'undo-email' | 'not-me'

/** The links to a page in the letters to an address, oldest first, once there are `count` of them. */
export async function mailedLinks(
  dataDir: string,
  email: string,
  page: Page,
  count = 1,
): Promise<readonly string[]> {
  let links: string[] = []
  await expect
    .poll(async () => {
      links = (await readOutbox(dataDir))
        .filter((letter) => letter.includes(`To: ${email}`))
        .flatMap((letter) => new RegExp(`http\\S+${page}#\\S+`).exec(unfolded(letter))?.[0] ?? [])
      return links.length
    })
    .toBe(count)
  return links
}
