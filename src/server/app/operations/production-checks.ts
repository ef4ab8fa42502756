import { statSync } from 'node:fs'
import { demonstrationAccounts, demonstrationPassword, members } from '../../../content/people.ts'
import { verifyPassword } from '../../accounts/accounts/passwords/passwords.ts'
import type { Settings } from '../../platform/config.ts'
import { isDemonstration } from '../../platform/db/demonstration.ts'
import type { Db } from '../../platform/db/tables.ts'
import { isLoopback } from '../../platform/net/loopback.ts'
import type { Fault } from './production-fault.ts'
import { unencryptedConnections } from './unencrypted-connections.ts'

/** Facts about the machine; undefined where the system has no such thing (Windows). */
export type Machine = {
  userId: number | undefined
  /** The permission bits of the data folder; undefined when it does not exist yet. */
  dataMode: number | undefined
}

/** Thrown when a start is refused; the message has one line per reason. */
export class NotProductionReady extends Error {}

/** The reasons not to start in production, each a sentence that says what to do; empty when all is well. */
export function productionFaults(settings: Settings, machine: Machine): string[] {
  return [
    ...siteFaults(settings),
    ...textFaults(settings),
    ...mailFaults(settings),
    ...proxyFaults(settings),
    ...unencryptedConnections(settings),
    ...machineFaults(settings, machine),
  ].flatMap((fault) => unlessAccepted(fault, settings))
}

/** The reasons not to open a demonstration, whose passwords are public, to other machines. */
export function demonstrationFaults(settings: Settings): string[] {
  const { HOST, SAMPLE_DATA } = settings
  const line = `SAMPLE_DATA is on and HOST is ${HOST}: others could sign in to every account with the published password. Leave HOST out, or see PRODUCTION.`
  const isOpen = SAMPLE_DATA && !isLoopback(HOST)
  return isOpen ? unlessAccepted({ line, accept: 'open-demonstration' }, settings) : []
}

function unlessAccepted({ line, accept }: Fault, { ACCEPT }: Settings): string[] {
  if (!accept) return [line]
  return ACCEPT.includes(accept) ? [] : [`${line} If you know that this is right: ACCEPT=${accept}`]
}

function* siteFaults({
  PUBLIC_SITE_URL,
  PAYSTACK_URL,
  HUBTEL_URL,
  MTN_URL,
  RATE_LIMITS,
  SAMPLE_DATA,
}: Settings): Generator<Fault> {
  const example = 'PUBLIC_SITE_URL=https://church.example'
  if (!PUBLIC_SITE_URL)
    yield { line: `PUBLIC_SITE_URL is missing: the address of the site, such as ${example}.` }
  else {
    const { protocol, pathname } = new URL(PUBLIC_SITE_URL)
    if (protocol !== 'https:' && protocol !== 'http:')
      yield { line: `PUBLIC_SITE_URL is no web address: it must begin with https://, such as ${example}.` }
    if (protocol === 'http:')
      yield {
        line: 'PUBLIC_SITE_URL does not begin with https://: passwords would be readable on their way.',
        accept: 'plain-http',
      }
    if (pathname !== '/')
      yield { line: `PUBLIC_SITE_URL has a path: the site can only stand at the top of a host, ${example}.` }
  }
  if (PAYSTACK_URL !== 'https://api.paystack.co')
    yield { line: 'PAYSTACK_URL is not Paystack: gifts would go to a stand-in. Leave it out.' }
  if (HUBTEL_URL !== undefined)
    yield { line: 'HUBTEL_URL is not Hubtel: gifts would go to a stand-in. Leave it out.' }
  if (MTN_URL?.startsWith('http:'))
    yield { line: 'MTN_URL has no TLS: gifts would go to a stand-in. Leave it out.' }
  if (!RATE_LIMITS)
    yield { line: 'RATE_LIMITS is off: passwords could be guessed as fast as the line allows.' }
  if (SAMPLE_DATA)
    yield {
      line: 'SAMPLE_DATA is on: it would add accounts whose password everybody can read. Leave it out.',
    }
}

/** The providers of text messages at their own addresses. */
const textProviders = [
  ['ARKESEL_URL', 'https://sms.arkesel.com', 'Arkesel'],
  ['HUBTEL_SMS_URL', 'https://sms.hubtel.com', 'Hubtel'],
  ['MNOTIFY_URL', 'https://api.mnotify.com', 'mNotify'],
] as const

function* textFaults(settings: Settings): Generator<Fault> {
  for (const [name, own, provider] of textProviders)
    if (settings[name] !== own)
      yield { line: `${name} is not ${provider}: text messages would go to a stand-in. Leave it out.` }
  if (settings.WHATSAPP_URL !== 'https://graph.facebook.com')
    yield { line: 'WHATSAPP_URL is not WhatsApp: messages would go to a stand-in. Leave it out.' }
}

function* mailFaults({ SMTP_URL, MAIL_FROM }: Settings): Generator<Fault> {
  const accept = 'no-mail'
  if (!SMTP_URL)
    yield {
      line: 'SMTP_URL is missing: e-mails would stay on this machine, and the office alone could help who forgot the password.',
      accept,
    }
  if (/@localhost\b/.test(MAIL_FROM))
    yield {
      line: 'MAIL_FROM is the default: mail servers refuse it. Name a sender of your own, such as Church <office@church.example>.',
      accept,
    }
}

function* proxyFaults({ TRUST_PROXY, HOST }: Settings): Generator<Fault> {
  if (TRUST_PROXY.length > 0) return
  const open = isLoopback(HOST) ? '' : ` And HOST is ${HOST}: others reach it without TLS.`
  yield {
    line: `TRUST_PROXY is off: behind a TLS proxy all visitors would count as one, and lock each other out. Name the proxy, such as TRUST_PROXY=loopback.${open}`,
    accept: 'no-proxy',
  }
}

function* machineFaults({ DATA_DIR }: Settings, { userId, dataMode }: Machine): Generator<Fault> {
  if (dataMode !== undefined && (dataMode & 0o077) !== 0)
    yield {
      line: `Others on this machine may read ${DATA_DIR}, the data of your members: chmod 700 ${DATA_DIR}`,
    }
  if (userId === 0)
    yield {
      line: 'This process runs as root: a fault in it would open the whole machine. Start it as an account of its own.',
      accept: 'root',
    }
}

/** Refuses an unsafe start, in production or as a demonstration that others can reach. Throws NotProductionReady. */
export function refuseUnsafeStart(settings: Settings): void {
  const machine = {
    userId: process.getuid?.(),
    dataMode: process.platform === 'win32' ? undefined : modeOf(settings.DATA_DIR),
  }
  const faults = settings.PRODUCTION ? productionFaults(settings, machine) : demonstrationFaults(settings)
  if (faults.length > 0) throw new NotProductionReady(faults.join('\n'))
}

function modeOf(folder: string): number | undefined {
  return statSync(folder, { throwIfNoEntry: false })?.mode
}

/**
 * Refuses a church that others can reach while it is the demonstration, or has an account with the name of a sample person and the
 * published password. Throws NotProductionReady.
 */
export async function refuseSamples(db: Db, settings: Settings): Promise<void> {
  const { PRODUCTION, DATA_DIR, HOST, ACCEPT } = settings
  if (!PRODUCTION && (isLoopback(HOST) || ACCEPT.includes('open-demonstration'))) return
  const place = settings.DATABASE_URL ? 'in this database' : `in ${DATA_DIR}`
  if (await isDemonstration(db)) throw new NotProductionReady(demonstrationHere(place))
  const names = [...demonstrationAccounts, ...members].map(({ username }) => username)
  const accounts = await db
    .selectFrom('account')
    .select(['username', 'password_hash'])
    .where('username_key', 'in', names)
    .execute()
  for (const { username, password_hash } of accounts)
    if (await verifyPassword(password_hash, demonstrationPassword))
      throw new NotProductionReady(
        `The church ${place} has the account ${username} with the published password of the demonstration. Start it for yourself alone (npm start -- --own), and change the password or delete the account.`,
      )
}

const demonstrationHere = (place: string) =>
  `The church ${place} is the demonstration, with accounts whose password everybody can read. Begin your own in an empty folder: name it in DATA_DIR. See "From the demonstration to your church" in docs/operations.md.`
