import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { writeFirstAdminFile } from '../../accounts/accounts/first-admin/first-admin-file.ts'
import type { Settings } from '../../platform/config.ts'
import type { Log } from '../../platform/logging/log.ts'

/** The URL of the server. */
export function addressOf(server: Server, { HOST }: Settings): string {
  const { port } = server.address() as AddressInfo
  return `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${port}`
}

/** Logs that the server is open, with its URL: as text for people or as JSON. */
export function showStartupMessage(url: string, opened: Opened, log: Log): void {
  const { LOG, DATA_DIR: dataDir } = opened.settings
  log.info(LOG === 'json' ? 'open' : forPeople(url, opened), { url, dataDir })
}

/** `more` is what the demonstration says of itself. */
type Opened = { settings: Settings; more: string | undefined }

const forPeople = (url: string, { settings, more = '' }: Opened) => `
Asɔre is open:    ${url}
Its data lies in: ${settings.DATA_DIR}
${more}
Press Ctrl+C to stop.`

/**
 * Shows the one-time link for the first admin: on a terminal the link itself, else the path of the file that has it.
 * Never uses the log, which is stored and forwarded: the link is a secret.
 */
export async function showFirstAdmin(
  token: string,
  { site, dataDir }: { site: string; dataDir: string },
): Promise<void> {
  const link = new URL(`/first-admin#${token}`, site).href
  const where = process.stderr.isTTY
    ? `Open this link within 24 hours to become the first; it works once:\n\n  ${link}`
    : `The link by which you become the first lies in this file, for 24 hours; it works once:\n\n  ${await writeFirstAdminFile(dataDir, link)}`
  console.error(`\nThis church has no admin yet. ${where}\n`)
}
