import type { MessageAnswer, NewMessage } from '../../src/lib/contract/messages/message.ts'
import { deliverDue } from '../../src/server/messages/mailings/deliver.ts'
import type { Delivering } from '../../src/server/messages/mailings/delivering.ts'
import type { Db } from '../../src/server/platform/db/tables.ts'
import { openArkesel } from '../../src/server/platform/delivery/arkesel.ts'
import type { SmsChannel } from '../../src/server/platform/delivery/channel.ts'
import { fakeSmsKey } from '../../src/server/platform/delivery/fake/key.ts'
import { openFakeSms } from '../../src/server/platform/delivery/fake/server.ts'
import { openChurch } from './church.ts'

/** Noon of a Monday: no quiet hour, and no Sunday. */
const monday = new Date('2026-11-23T12:00:00Z')

const words: NewMessage = {
  audience: 'everybody',
  purpose: 'church',
  channel: 'sms',
  subject: 'Harvest',
  text: 'Dear {first name}, come on Sunday.',
  send_at: '',
}

/** A church whose text messages go to a fake, with the ways to write, send and report. */
export async function openMessages({
  limits = false,
  site = '',
  mails = true,
  openProvider = (url: string): SmsChannel =>
    openArkesel({ apiKey: fakeSmsKey, sandbox: false, isFake: true, base: () => url }),
} = {}) {
  const fake = await openFakeSms()
  fake.mute()
  const sms = openProvider(fake.url)
  const church = await openChurch({ sms, limits, site, mails, pushLoopback: true })
  church.clock.now = monday
  const { db, addressHash, clock, letters, push } = church
  const delivering: Delivering = {
    db,
    addressHash,
    sms,
    push,
    mails: church.mails,
    now: () => clock.now,
    post: async (posting) => void letters.push(posting),
  }
  const as = async (username: string) => {
    const { access } = await church.signIn(username)
    return {
      access,
      write: (changes: Partial<NewMessage> = {}) =>
        church.post('messages/', { ...words, ...changes }, access),
      preview: (changes: Partial<NewMessage> = {}, person = 0) =>
        church.post(`messages/preview/?person=${person}`, { ...words, ...changes }, access),
      read: async (id: number) => {
        // Access tokens live for a quarter of an hour.
        const { body } = await church.get('messages/', (await church.signIn(username)).access)
        return (body as { results: MessageAnswer[] }).results.find((one) => one.id === id)
      },
    }
  }
  /** Sends all that is due. */
  const deliver = async () => {
    while ((await deliverDue(delivering)) > 0);
  }
  /** Moves both clocks, and delivers the reports of the fake. */
  const pass = async (milliseconds: number) => {
    church.wait(milliseconds)
    fake.advance(milliseconds)
    for (const report of fake.reports.splice(0)) {
      const { pathname, search } = new URL(report)
      await church.api.request(pathname + search)
    }
    await church.background.ended(30_000)
  }
  return {
    church,
    fake,
    delivering,
    as,
    deliver,
    pass,
    async [Symbol.asyncDispose]() {
      await church[Symbol.asyncDispose]()
      fake.close()
    },
  }
}

/** Adds members with telephones from `024000` and these last four digits on, and confirmed addresses. */
export async function addPeople(
  db: Db,
  telephones: readonly string[],
  fellowship: number | null = null,
): Promise<void> {
  const at = '2026-11-01T00:00:00.000Z'
  await db
    .insertInto('account')
    .values(
      telephones.map((telephone, index) => ({
        username: `person${index}`,
        username_key: `person${index}`,
        username_skeleton: null,
        email: `person${index}@example.com`,
        email_key: `person${index}@example.com`,
        email_claim_key: null,
        email_confirmed_at: at,
        password_hash: '-',
        first_name: `Ama${index}`,
        middle_name: '',
        last_name: 'Mensah',
        gender: 'female',
        telephone,
        role: 'user' as const,
        fellowship_id: fellowship,
        created_at: at,
        deletion_requested_at: null,
        factor_grace_ends: null,
        guessing_told_at: null,
      })),
    )
    .execute()
}
