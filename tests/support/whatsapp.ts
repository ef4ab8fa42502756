import type { InboxAnswer, WholeConversationAnswer } from '../../src/lib/contract/care/inbox.ts'
import type {
  MessageAnswer,
  MessagePreviewAnswer,
  NewMessage,
} from '../../src/lib/contract/messages/message.ts'
import { deliverDue } from '../../src/server/messages/mailings/deliver.ts'
import type { Delivering } from '../../src/server/messages/mailings/delivering.ts'
import { openArkesel } from '../../src/server/platform/delivery/arkesel.ts'
import { fakeSmsKey } from '../../src/server/platform/delivery/fake/key.ts'
import { openFakeSms } from '../../src/server/platform/delivery/fake/server.ts'
import { openWhatsApp } from '../../src/server/platform/delivery/whatsapp/cloud.ts'
import { fakeWhatsApp } from '../../src/server/platform/delivery/whatsapp/fake/keys.ts'
import { openFakeWhatsApp, signatureOf } from '../../src/server/platform/delivery/whatsapp/fake/server.ts'
import { openChurch } from './church.ts'
import { addPeople } from './messages.ts'

/** Noon of a Monday: no quiet hour, and no Sunday. */
const monday = new Date('2026-11-23T12:00:00Z')

const words: NewMessage = {
  audience: 'everybody',
  purpose: 'church',
  channel: 'whatsapp',
  subject: 'Harvest',
  text: 'Come on Sunday.',
  template: 'church_news',
  template_values: ['{first name}', 'harvest is on Sunday.'],
  send_at: '',
}

/** A church that writes by WhatsApp to a stand-in, with text messages beside it. */
export async function openWhatsAppChurch({ site = 'https://church.example' } = {}) {
  const fake = await openFakeWhatsApp()
  fake.mute()
  const texts = await openFakeSms()
  texts.mute()
  const sms = openArkesel({ apiKey: fakeSmsKey, sandbox: false, isFake: true, base: () => texts.url })
  const whatsapp = openWhatsApp({ base: fake.url, isTest: false, ...fakeWhatsApp })
  const church = await openChurch({ sms, whatsapp, site, pushLoopback: true })
  church.clock.now = monday
  const { db, addressHash, clock, letters, push } = church
  const delivering: Delivering = {
    db,
    addressHash,
    sms,
    whatsapp,
    push,
    mails: church.mails,
    now: () => clock.now,
    post: async (posting) => void letters.push(posting),
  }
  /** Sets the clock of the stand-in to that of the church. */
  const setClock = () => fake.advance(clock.now.getTime() - fake.now().getTime())
  setClock()
  const as = async (username: string) => {
    const { access } = await church.signIn(username)
    return {
      access,
      write: async (changes: Partial<NewMessage> = {}) =>
        church.post('messages/', { ...words, ...changes }, access),
      preview: async (changes: Partial<NewMessage> = {}) =>
        (await church.post('messages/preview/', { ...words, ...changes }, access))
          .body as MessagePreviewAnswer,
      read: async (id: number) => {
        const { body } = await church.get('messages/', (await church.signIn(username)).access)
        return (body as { results: MessageAnswer[] }).results.find((one) => one.id === id)
      },
      refresh: () => church.post('messages/templates/refresh/', {}, access),
    }
  }
  /** Sends a webhook as the service does. */
  const tell = (body: string, signature = signatureOf(body)) =>
    church.send('messages/whatsapp/', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Hub-Signature-256': signature },
      body,
    })
  /** Sends what the stand-in has to tell, in its order. Returns how many webhooks there were. */
  const tellAll = async () => {
    const told = fake.told.splice(0)
    for (const body of told) await tell(body)
    return told.length
  }
  const deliver = async () => {
    while ((await deliverDue(delivering)) > 0);
  }
  return {
    church,
    fake,
    setClock,
    texts,
    delivering,
    as,
    tell,
    tellAll,
    deliver,
    /** Moves both clocks, and tells what has become due. */
    pass: async (milliseconds: number) => {
      church.wait(milliseconds)
      fake.advance(milliseconds)
      await tellAll()
    },
    /** A person writes by WhatsApp. */
    writes: async (from: string, text: string, others: object = {}) => {
      fake.writeBack({ from, text, ...others })
      await tellAll()
    },
    async [Symbol.asyncDispose]() {
      await church[Symbol.asyncDispose]()
      fake.close()
      texts.close()
    },
  }
}

/** Members with these telephones, who agreed to WhatsApp, and nobody else who can be reached. Returns the ids of their accounts. */
export async function onlyAgreed(
  { church }: Pick<Awaited<ReturnType<typeof openWhatsAppChurch>>, 'church'>,
  telephones: readonly string[],
): Promise<number[]> {
  const { db, clock } = church
  await db.updateTable('account').set({ telephone: '', email_confirmed_at: null, email_key: null }).execute()
  await db.updateTable('person').set({ telephone: '', email: '' }).execute()
  await addPeople(db, telephones)
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where('username', 'like', 'person%')
    .orderBy('id')
    .execute()
  const decided_at = new Date(clock.now.getTime() - 86_400_000).toISOString()
  await db
    .insertInto('whatsapp_consent')
    .values(
      rows.map(({ id }) => ({
        account_id: id,
        person_id: null,
        given: 1 as const,
        decided_at,
        decided_by: id,
        how: 'own settings',
      })),
    )
    .execute()
  return rows.map(({ id }) => id)
}

/** The inbox of the office. */
export async function inboxOf({ church }: Awaited<ReturnType<typeof openWhatsAppChurch>>) {
  const access = async () => (await church.signIn('admin')).access
  const list = async () =>
    ((await church.get('inbox/?view=open', await access())).body as InboxAnswer).results
  return {
    list,
    newest: async () => {
      const [row] = await list()
      return (await church.get(`inbox/${row?.id}/`, await access())).body as WholeConversationAnswer
    },
    answer: async (id: number, body: object) =>
      church.post(`inbox/${id}/answers/`, { text: 'We do.', way: 'send', ...body }, await access()),
  }
}

/** What the webhook tells of a message to Ama. */
export const statusBody = (status: string, id: string, others: object = {}) =>
  JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [
      {
        id: fakeWhatsApp.accountId,
        changes: [
          {
            field: 'messages',
            value: {
              messaging_product: 'whatsapp',
              metadata: { phone_number_id: fakeWhatsApp.numberId },
              statuses: [{ id, status, timestamp: '1795435200', recipient_id: '233244000001', ...others }],
            },
          },
        ],
      },
    ],
  })
