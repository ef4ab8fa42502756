import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { MessageAnswer } from '../../../src/lib/contract/messages/message.ts'
import { readSettings } from '../../../src/server/platform/config.ts'
import { smsBehaviours } from '../../../src/server/platform/delivery/fake/behaviours.ts'
import { fakeSmsKey } from '../../../src/server/platform/delivery/fake/key.ts'
import { openHubtelSms } from '../../../src/server/platform/delivery/hubtel.ts'
import { openMnotify } from '../../../src/server/platform/delivery/mnotify.ts'
import { openSms } from '../../../src/server/platform/delivery/open-sms.ts'
import { addPeople, openMessages } from '../../support/messages.ts'
import { freshFolder } from '../../support/server.ts'

/* Hubtel and mNotify, beside Arkesel (messages.both.test.ts): neither reports to us, so that each message is looked up. */

const minute = 60_000
const providers = {
  Hubtel: (url: string, secret: string) =>
    openHubtelSms({ id: 'stand-in', secret, isFake: true, base: () => url }),
  mNotify: (url: string, apiKey: string) => openMnotify({ apiKey, isFake: true, base: () => url }),
}
const names = ['Hubtel', 'mNotify'] as const

async function openAt(name: (typeof names)[number], key = fakeSmsKey) {
  const open = await openMessages({ openProvider: (url) => providers[name](url, key) })
  await open.church.db
    .updateTable('account')
    .set({ telephone: '', email_confirmed_at: null, email_key: null })
    .execute()
  return open
}

test.each(names)(
  'by %s each person gets a message at most once, whatever the provider does',
  async (name) => {
    await using open = await openAt(name)
    const ends = [...Object.keys(smsBehaviours).filter((digits) => digits !== '0102'), '5000', '5001']
    await addPeople(
      open.church.db,
      ends.map((digits) => `+23324400${digits}`.slice(0, 13)),
    )
    const admin = await open.as('admin')

    const { id } = (await admin.write()).body as MessageAnswer
    await Promise.all([open.deliver(), open.deliver()])
    const forged = await open.church.db
      .selectFrom('delivery')
      .innerJoin('account', 'account.id', 'account_id')
      .select(['reference', 'provider_id'])
      .where('telephone', 'like', '%0105')
      .executeTakeFirstOrThrow()
    await open.church.get(
      `messages/report/${forged.reference}/?sms_id=${forged.provider_id}&status=DELIVERED`,
    )
    for (let time = 0; time < 4; time += 1) {
      await open.pass(20 * minute)
      await open.deliver()
    }
    const rows = await open.church.db
      .selectFrom('delivery')
      .innerJoin('account', 'account.id', 'account_id')
      .select(['telephone', 'state', 'why', 'delivery.cost'])
      .where('message_id', '=', id)
      .execute()

    const times = Map.groupBy(open.fake.book, ({ to }) => to)
    const rowsByDigits = new Map(rows.map((row) => [row.telephone.slice(-4), row]))
    const state = (digits: string) => [digits, rowsByDigits.get(digits)?.state]
    expect([...times.values()].every((all) => all.length === 1)).toBe(true)
    expect(rowsByDigits.get('0101')).toMatchObject({
      state: 'failed',
      cost: 0,
      why: 'The provider says that there is no such number.',
    })
    expect(rowsByDigits.get('0110')).toMatchObject({
      state: 'failed',
      cost: 0,
      why: 'The church’s account with the provider is empty.',
    })
    expect(rowsByDigits.get('0108')).toMatchObject({
      state: 'failed',
      why: 'It did not reach the telephone.',
    })
    for (const digits of ['0106', '0107', '0109', '5000', '5001'])
      expect(state(digits)).toEqual([digits, 'arrived'])
    // The answer was lost and nobody reports: only a person may send it again.
    for (const digits of ['0103', '0104', '0111', '0112']) expect(state(digits)).toEqual([digits, 'unknown'])
    // A forged report is a reason to look, and not a fact.
    expect(state('0105')).toEqual(['0105', 'sent'])
  },
)

test.each(names)('%s refuses a wrong key, and a provider that is away is asked again', async (name) => {
  await using open = await openAt(name, 'a-wrong-key')
  await addPeople(open.church.db, ['+233244005000'])
  const admin = await open.as('admin')
  const posted = {
    reference: 'r',
    to: '+233244005000',
    subject: '',
    text: 'Akwaaba',
    unsubscribe: '',
    reportTo: '',
  }

  const { id } = (await admin.write()).body as MessageAnswer
  await open.deliver()
  const { body } = await open.church.get(`messages/${id}/deliveries/`, admin.access)
  open.fake.close()
  // A message on a connection that was open before would be lost with it, instead of refused.
  await expect.poll(() => fetch(open.fake.url).catch(({ cause }) => cause.code)).toBe('ECONNREFUSED')
  const away = await providers[name](open.fake.url, fakeSmsKey).open('Church').send(posted)

  expect(body).toMatchObject({
    results: [{ state: 'failed', why: 'The provider does not know the church’s key.' }],
  })
  expect(away).toEqual({ kind: 'busy', why: 'The provider was not reached.' })
  expect(open.fake.book).toEqual([])
})

test('a text message of the sample church, which has no provider, lies in the outbox of the data folder', async () => {
  const dataDir = await freshFolder()
  const { sms, close } = openSms(readSettings({ DATA_DIR: dataDir }))
  const posted = {
    reference: '1',
    to: '+233244123456',
    subject: '',
    text: 'Your code is 123456',
    reportTo: '',
  }

  const sent = await sms?.open('Asore').send({ ...posted, reportTo: 'http://127.0.0.1:9/', unsubscribe: '' })

  expect(sent?.kind).toBe('taken')
  const [file = ''] = await readdir(join(dataDir, 'outbox'))
  expect(await readFile(join(dataDir, 'outbox', file), 'utf8')).toBe(
    'To: +233244123456\n\nYour code is 123456\n',
  )
  close()
  await rm(dataDir, { recursive: true })
})
