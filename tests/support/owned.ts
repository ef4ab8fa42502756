import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { EditedPageAnswer } from '../../src/lib/contract/website/page-draft.ts'
import { postGift } from '../../src/server/giving/books/post-gift.ts'
import type { Church } from './church.ts'
import { openSignUps } from './sign-ups.ts'
import { messagesToLeaders } from './written-messages.ts'

/** Part of every private row that is added here; nobody but its owner may read it. */
export const secret = 'Kokoamsɛm'

/** The ids of one row of each kind, all of one owner. */
export type Owned = Awaited<ReturnType<typeof plant>>

const tus = { 'Tus-Resumable': '1.0.0' }

/**
 * Adds a row of every kind to the accounts `member`, `leader` and `admin`, private ones with the secret in each text, and returns their
 * ids. Fellowship 1 is that of `member`, led by `leader`.
 */
export async function plant(church: Church) {
  const [leader, admin, media] = await Promise.all(
    ['leader', 'admin', 'media'].map(async (name) => (await church.signIn(name)).access),
  )
  const member = await signInFrom(church, `${secret} phone`)
  const add = async (path: string, body: object, access = member.access) => {
    const answer = await church.post(path, body, access)
    expect([path, answer.status]).toEqual([path, 201])
    return (answer.body as { id: number }).id
  }
  const prayer = { title: `${secret} title`, description: `${secret} asked` }
  const testimony = { title: `${secret} title`, category: 'healing', content: `${secret} told` }
  const event = { title: `${secret} night`, description: `${secret} told`, date: '2026-11-21', time: '18:00' }
  const online = { ...event, is_online: true, meeting_link: `https://meet.example/${encodeURI(secret)}` }
  const eventId = await add('fellowships/1/events/', online, leader)
  const accountId = Number(member.user.id)

  await church.send('profiles/', put({ ...profile, house_address: `${secret} street` }), member.access)
  await church.send('users/update/member/', patch({ email: 'kokoam@secret.example' }), member.access)
  await church.post('fellowships/1/message/', { message: `${secret} asked` }, member.access)
  await church.post(
    `fellowships/1/events/${eventId}/attendance/`,
    { member: accountId, is_present: true },
    leader,
  )
  await openSignUps(church)
  await church.post(`events/${eventId}/signup/`, { kind: 'signup' }, member.access)
  await church.post('activities/game-nights/signup/', {}, member.access)
  await church.post('members/contacts/', contact)
  await church.post('live/start/', { title: 'Sunday', address: 'https://church.example/live.m3u8' }, media)
  const hiddenMessage = await add('live/messages/', { text: `${secret} said` })
  await church.post(`live/messages/${hiddenMessage}/hide/`, {}, admin)

  const shownTestimony = await add('members/testimonies/', { ...testimony, title: 'Shown', content: 'Told' })
  await church.post(`members/testimonies/${shownTestimony}/approve/`, { is_approved: true }, admin)
  const { id: person } = await church.db
    .selectFrom('person')
    .select('id')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  const form = { name: `${secret} list`, filter: {}, is_shared: false }
  const { id: peopleList } = (await church.post('people/lists/', form, leader)).body as { id: number }
  const formRow = await plantForm(church, accountId)
  return {
    accountId,
    ...formRow,
    person,
    peopleList,
    request: await plantRequest(church, accountId),
    personRequest: await plantPersonRequest(church),
    hiddenMessage,
    passkey: await plantPasskey(church),
    session: member.session,
    username: 'member',
    fellowship: 1,
    message: (await messagesToLeaders(church.db))[0]?.id ?? 0,
    // The member's words to the leader.
    conversation: (
      await church.db
        .selectFrom('conversation')
        .select('id')
        .where('source', '=', 'leader')
        .executeTakeFirstOrThrow()
    ).id,
    activity: 'game-nights',
    event: eventId,
    prayer: await add('prayer_requests/create/', { ...prayer, isPrivate: true }),
    shownPrayer: await add('prayer_requests/create/', { title: 'Shown', description: 'Asked' }),
    testimony: await add('members/testimonies/', testimony),
    shownTestimony,
    upload: await beginUpload(church, admin ?? ''),
    pledge: await plantPledge(church, accountId),
    ownMessage: await plantMessage(church, accountId),
    repeat: await plantRepeat(church, accountId),
    ...(await plantCare(church, person, accountId)),
    ...(await plantRota(church, accountId)),
    ...(await plantPage(church, admin ?? '', accountId)),
    ...(await plantPlan(church, accountId)),
    ...(await plantTickets(church, eventId, accountId)),
    ...(await plantMoney(church, accountId)),
    ...(await publicRows(church)),
  }
}

const profile = {
  date_of_birth: '1994-03-06',
  marital_Status: 'married',
  born_again: true,
  occupation: 'Bookkeeper',
}

const contact = {
  name: `${secret} name`,
  email: 'kokoam@secret.example',
  phone: '(024) 412-3456',
  subject: `${secret} subject`,
  message: `${secret} message`,
}

/** An order of service that is not on the site, with an item that the member leads. */
async function plantPlan({ db, clock }: Church, leader_account: number) {
  const days = { service_id: null, event_id: null, day: '2026-12-24' }
  const made = { code: randomUUID(), made_by: null, made_at: clock.now.toISOString() }
  const { id: plan } = await db
    .insertInto('service_plan')
    .values({ kind: 'other', title: `${secret} service`, ...days, ...made })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: planItem } = await db
    .insertInto('plan_item')
    .values({
      ...{ plan_id: plan, position: 1, kind: 'prayer', title: `${secret} prayer`, leader_account },
      ...{ leader_team: null, song_id: null, leader_note: `${secret} note` },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: planFile } = await db
    .insertInto('plan_file')
    .values({
      ...{ item_id: planItem, name: `${secret}.pdf`, file_key: 'plans/AAAAAAAAAAAAAAAAAAAAAA.pdf', bytes: 9 },
      ...{ upload: 'one', added_at: clock.now.toISOString() },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { plan, planItem, planFile }
}

/** What the member ordered for the event of the fellowship. */
async function plantTickets({ db, clock }: Church, event_id: number, account_id: number) {
  await db
    .insertInto('event_registration')
    .values({
      ...{ event_id, is_open: 1, about: `${secret} tickets`, opens_on: null, closes_on: null },
      ...{ cancels_until: null, places: null, refund_full_until: null, refund_part_until: null },
      ...{ family_price: null, family_most: null },
    })
    .execute()
  const { id: kind_id } = await db
    .insertInto('ticket_kind')
    .values({
      ...{ event_id, name: `${secret} kind`, price: 100, member_price: null },
      ...{ early_price: null, early_until: null, places: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: ticketOrder } = await db
    .insertInto('ticket_order')
    .values({
      ...{
        event_id,
        account_id,
        secret_hash: randomUUID(),
        name: `${secret} buyer`,
        state: 'placed',
        turn: 1,
      },
      ...{ discount_id: null, ordered_at: clock.now.toISOString(), held_until: null, lapsed_at: null },
      ...{ family_price: null, family_most: null, reminded_of: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: ticket } = await db
    .insertInto('ticket')
    .values({
      ...{
        order_id: ticketOrder,
        event_id,
        kind_id,
        name: `${secret} guest`,
        price: 100,
        code: 'A'.repeat(16),
      },
      ...{ state: 'placed', arrived_at: null, arrived_by: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ticketOrder, ticket }
}

/** A turn that the member declined with a secret word, and a day on which they cannot. */
async function plantRota({ db, clock }: Church, account_id: number) {
  const at = clock.now.toISOString()
  const team = await db.selectFrom('rota_team').select('id').executeTakeFirstOrThrow()
  const service = await db.selectFrom('service').select('id').executeTakeFirstOrThrow()
  const request = { team_id: team.id, service_id: service.id, account_id, asked_by: null, asked_at: at }
  const turn = await db
    .insertInto('rota_turn')
    .values({ ...request, day: '2026-12-24', state: 'asked', word: `${secret} word` })
    .returning('id')
    .executeTakeFirstOrThrow()
  const cannot = await db
    .insertInto('rota_cannot')
    .values({
      account_id,
      from_day: '2026-12-27',
      to_day: '2026-12-27',
      word: `${secret} word`,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { team: team.id, turn: turn.id, cannot: cannot.id }
}

/** A pledge whose giver let the rest go with a secret word. */
async function plantPledge({ db, clock }: Church, account_id: number): Promise<number> {
  const created_at = clock.now.toISOString()
  const { id: fund_id } = await db.selectFrom('fund').select('id').executeTakeFirstOrThrow()
  const { id: campaign_id } = await db
    .insertInto('campaign')
    .values({ book: 'sample', fund_id, title: 'Roof', due_on: null, is_open: 1, created_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('pledge')
    .values({
      campaign_id,
      account_id,
      name: '',
      telephone: '',
      amount: 100,
      rhythm: 'off',
      remind_on: null,
      word: `${secret} word`,
      released_at: created_at,
      is_entered: 0,
      created_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A message that the owner has sent to themselves. */
async function plantMessage({ db, clock }: Church, account_id: number): Promise<number> {
  const at = clock.now.toISOString()
  const words = { subject: `${secret} subject`, text: `${secret} words`, site: 'https://church.example' }
  const { id } = await db
    .insertInto('message')
    .values({
      ...words,
      state: 'sent',
      audience: 'myself',
      audience_name: '',
      fellowship_id: null,
      purpose: 'church',
      channel: 'app',
      plain_letters: 0,
      people: 1,
      cost: 0,
      send_at: at,
      written_by: account_id,
      written_at: at,
      decided_by: null,
      decided_at: null,
      finished_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('delivery')
    .values({
      message_id: id,
      recipient: `account ${account_id}`,
      account_id,
      channel: 'app',
      state: 'sent',
      reference: randomUUID(),
      provider_id: null,
      cost: 0,
      try_at: null,
      next_look_at: null,
      created_at: at,
      changed_at: at,
    })
    .execute()
  return id
}

/** A card whose responsible person is the member, and a confidential task of the member. */
async function plantCare({ db, clock }: Church, person_id: number, account: number) {
  const created_at = clock.now.toISOString()
  const { id: card } = await db
    .insertInto('newcomer_card')
    .values({
      submission: 'kokoam',
      person_id,
      fellowship_id: null,
      brought_by: `${secret} friend`,
      source: 'door',
      entered_by: null,
      responsible_id: account,
      thanks_id: null,
      created_at,
      closed_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: careTask } = await db
    .insertInto('care_task')
    .values({
      kind: 'hospital',
      card_id: null,
      person_id,
      prayer_id: null,
      occasion: null,
      title: `${secret} ward`,
      words: `${secret} words`,
      reason: `${secret} why`,
      is_confidential: 1,
      assigned_to: account,
      entered_by: null,
      due_on: null,
      state: 'open',
      created_at,
      done_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { card, careTask }
}

async function plantRepeat({ db, clock }: Church, account_id: number): Promise<number> {
  const card = {
    method: 'bank-card',
    currency: 'GHS',
    email: 'kokoam@secret.example',
    card: `${secret} 4081`,
  }
  const { id } = await db
    .insertInto('giving_repeat')
    .values({
      ...card,
      account_id,
      way: 'card',
      every: 'month',
      on_day: 1,
      fund: 'tithe',
      amount: 100,
      next_on: '2026-12-01',
      mode: 'sample',
      sealed_authorization: secret,
      created_at: clock.now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A page with a secret draft, which was given to somebody. */
async function plantPage(church: Church, admin: string, account: number) {
  const form = { path: '/kokoam', lang: 'en', title: `${secret} page`, under: '', menu: '' }
  const { body } = await church.post('admin/pages/', form, admin)
  const { id, document } = body as EditedPageAnswer
  const given = await church.put(`admin/pages/${id}/editors/${account}/`, { needs_approval: true }, admin)
  expect(given.status).toBe(200)
  return { page: id, draft: { ...document, title: 'Taken' } }
}

/** A gift with its receipt, and a claim to the welfare fund whose money was paid. */
async function plantMoney({ db, clock }: Church, account: number) {
  const [now, at] = [clock.now, clock.now.toISOString()]
  return db.transaction().execute(async (transaction) => {
    const { id: gift } = await transaction
      .insertInto('gift')
      .values({
        reference: crypto.randomUUID(),
        secret_hash: crypto.randomUUID(),
        giver_key: 'x',
        fund: 'tithe',
        amount: 5000,
        currency: 'GHS',
        method: 'mtn-momo',
        name: `${secret} giver`,
        account_id: account,
        email: 'kokoam@secret.example',
        message: `${secret} given`,
        provider: 'paystack',
        mode: 'sample',
        state: 'succeeded',
        fees: null,
        paid_at: at,
        created_at: at,
        changed_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const sum = { amount: 5000, fees: null, paidAt: at, now }
    await postGift(transaction, { id: gift, mode: 'sample', fund: 'tithe', ...sum })
    const { id: receipt } = await transaction
      .selectFrom('ledger_entry')
      .select('id')
      .where('source', '=', 'gift')
      .where('source_id', '=', gift)
      .executeTakeFirstOrThrow()
    const benefit = {
      name: 'Naming',
      name_folded: 'naming',
      amount: 1000,
      most_times: null,
      is_open: 1 as const,
    }
    const { id: benefit_id } = await transaction
      .insertInto('welfare_benefit')
      .values(benefit)
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id: claim } = await transaction
      .insertInto('welfare_claim')
      .values({
        book: 'sample',
        account_id: account,
        benefit_id,
        amount: 1000,
        happened_on: '2026-11-01',
        words: `${secret} asked`,
        state: 'asked',
        asked_by: account,
        asked_at: at,
        decided_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id: fund_id } = await transaction.selectFrom('fund').select('id').executeTakeFirstOrThrow()
    const { id: voucher } = await transaction
      .insertInto('voucher')
      .values({
        book: 'sample',
        year: 2026,
        sequence: 1,
        claim_id: claim,
        fund_id,
        payee_account: account,
        payee: `${secret} payee`,
        purpose: 'Naming',
        amount: 1000,
        prepared_at: at,
        checked_at: at,
        approved_at: at,
        paid_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { receipt, claim, voucher }
  })
}

/** A passkey of an account that does not sign in in these tests, since a sign-in would need it. */
async function plantPasskey({ db }: Church): Promise<number> {
  const { id: account_id } = await db
    .selectFrom('account')
    .select('id')
    .where('username', '=', 'yaa.manu')
    .executeTakeFirstOrThrow()
  const key = { credential_id: 'a2V5', public_key: 'a2V5', counter: 0, transports: '[]', last_used_at: null }
  const { id } = await db
    .insertInto('passkey')
    .values({ account_id, ...key, name: `${secret} phone`, created_at: new Date(0).toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const json = { 'Content-Type': 'application/json' }
const put = (body: object) => ({ method: 'PUT', headers: json, body: JSON.stringify(body) })
const patch = (body: object) => ({ method: 'PATCH', headers: json, body: JSON.stringify(body) })

/** A session of `member` on a device of this name. */
async function signInFrom(church: Church, device: string) {
  const headers = { ...json, 'User-Agent': encodeURI(device) }
  const body = JSON.stringify({ username: 'member', password: 'asore-demo-2026' })
  const answer = await church.send('auth/login/', { method: 'POST', headers, body })
  const session = await church.db
    .selectFrom('session')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return { ...(answer.body as { access: string; user: { id: number } }), session: session.id }
}

async function beginUpload(church: Church, access: string): Promise<string> {
  const metadata = `filename ${Buffer.from(secret).toString('base64')},type ${btoa('audio')}`
  const headers = { ...tus, 'Upload-Length': '5', 'Upload-Metadata': metadata }
  const { body } = await church.send('uploads/', { method: 'POST', headers }, access)
  return (body as { upload: string }).upload
}

/** The first rows of the sample data that everybody may read. */
async function publicRows({ db }: Church) {
  const first = (table: 'service' | 'sermon') => db.selectFrom(table).select('id').executeTakeFirstOrThrow()
  const shown = db.selectFrom('event').select('id').where('fellowship_id', 'is', null).orderBy('date', 'desc')
  const recording = db.selectFrom('sermon').select('media_key').where('media_key', 'is not', null)
  return {
    service: (await first('service')).id,
    sermon: (await first('sermon')).id,
    shownEvent: (await shown.executeTakeFirstOrThrow()).id,
    key: (await recording.executeTakeFirstOrThrow()).media_key ?? '',
  }
}

/** The owner's request to join fellowship 3. */
async function plantRequest({ db, clock }: Church, account_id: number): Promise<number> {
  const request = { kind: 'join' as const, state: 'asked' as const, word: `${secret} word` }
  const { id } = await db
    .insertInto('fellowship_request')
    .values({
      ...request,
      account_id,
      fellowship_id: 3,
      asked_by: account_id,
      asked_at: clock.now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The leader's request for somebody of the register, with a secret word. */
async function plantPersonRequest({ db, clock }: Church): Promise<number> {
  const { id: person_id } = await db
    .insertInto('person')
    .values({
      first_name: 'Abena',
      last_name: secret,
      telephone: '+233244000932',
      status: 'Member',
      created_at: clock.now.toISOString(),
      changed_at: clock.now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const request = { kind: 'chosen' as const, state: 'asked' as const, word: `${secret} word` }
  const { id } = await db
    .insertInto('person_request')
    .values({ ...request, person_id, fellowship_id: 1, asked_by: null, asked_at: clock.now.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A form that is closed, with an answer of an account, what the register may take of it, and a photograph. */
async function plantForm({ db, clock }: Church, account_id: number) {
  const at = clock.now.toISOString()
  const question = { id: 'qname', kind: 'short', label: 'Name', hint: '', is_required: false, choices: [] }
  const questions = JSON.stringify([{ ...question, is_special: false, shown_by: '', shown_for: '' }])
  const days = { opens_on: null, closes_on: null }
  const { id: form } = await db
    .insertInto('form')
    .values({
      ...{ slug: 'planted', title: 'Planted', state: 'closed', questions, keep_days: 30, created_at: at },
      ...{ ...days, places: null, created_by: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const answers = JSON.stringify([{ question: 'qname', values: [`${secret} said`] }])
  const { id: submission } = await db
    .insertInto('form_submission')
    .values({ id: 4711, form_id: form, account_id, turn: 1, submitted_at: at, once_mark: null, answers })
    .returning('id')
    .executeTakeFirstOrThrow()
  const file = { file_key: 'forms/none.webp', name: `${secret}.jpg`, bytes: 1, added_at: at }
  const { id: photograph } = await db
    .insertInto('form_file')
    .values({ ...file, secret: randomUUID(), form_id: form, submission_id: submission, question: 'qname' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('form_consent')
    .values({
      ...{ submission_id: submission, question: 'qname', field: 'address', value: `${secret} street` },
      ...{ seen: null, used_at: null, used_by: null, person_id: null },
    })
    .execute()
  return { form, formSlug: 'planted', submission, photograph }
}
