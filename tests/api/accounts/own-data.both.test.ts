import { expect, test } from 'vitest'
import { addAnswerToConversation } from '../../../src/server/messages/inbox/repo.ts'
import { type Church, openChurch } from '../../support/church.ts'
import { addPasskey, setUpApp } from '../../support/factors.ts'
import { subscriptionAt } from '../../support/fake-push.ts'
import { addMessageAt } from '../../support/written-messages.ts'

/** The part of the export that contains each table's rows about a person. */
const partOf: Record<string, string> = {
  account_link: 'mailed_links',
  account_seen: 'seen_by_the_office',
  activity_signup: 'activity_signups',
  attendance: 'attendance',
  bin_entry: 'in_the_bin',
  calendar_feed: 'calendar_feed',
  email_change: 'email_change',
  access_entry: 'lists_of_people_read',
  confirmed_telephone: 'confirmed_telephone',
  consent: 'consents',
  conversation: 'answers_to_messages',
  data_request: 'requests_about_data',
  event_reminder: 'event_reminders',
  event_signup: 'event_signups',
  form_reader: 'forms_read',
  form_submission: 'answers_to_forms',
  ticket_order: 'tickets',
  report_reminder: 'reminders_of_missing_marks',
  service_reminder: 'service_reminders',
  fellowship_assistant: 'assists',
  fellowship_request: 'requests_to_fellowships',
  gift: 'gifts',
  cash_item: 'envelopes_and_cheques',
  duty: 'duties',
  pledge: 'pledges',
  giving_repeat: 'repeated_gifts',
  giving_letter: 'letters_about_giving',
  book_root_letter: 'roots_of_the_books',
  invitation: 'invitations_taken',
  keepsake: 'keepsakes',
  known_device: 'known_devices',
  live_message: 'live_chat',
  log_entry: 'system_log',
  login_failure: 'failed_sign_ins',
  delivery: 'messages_from_the_church',
  message_choice: 'messages_wanted',
  whatsapp_consent: 'whatsapp',
  push_device: 'devices_with_notifications',
  member_setting: 'settings',
  owner_letter: 'letters_not_sent_yet',
  page_editor: 'pages_looked_after',
  people_list: 'lists_of_people_made',
  person: 'person',
  page_request: 'pages_to_publish',
  passkey: 'second_factors',
  recovery_code: 'second_factors',
  totp: 'second_factors',
  prayer_request: 'prayer_requests',
  prayer_support: 'prayed_for',
  profile: 'profile',
  rota_cannot: 'days_that_cannot_be_served',
  rota_member: 'teams_that_serve',
  rota_setting: 'reminder_of_turns',
  rota_turn: 'turns_of_serving',
  session: 'sessions',
  statement_row: 'payments_of_statements',
  testimony: 'testimonies',
  testimony_like: 'testimonies_liked',
  text_code: 'codes_by_text_message',
  upload: 'recordings_brought',
  welfare_claim: 'welfare_claims',
  welfare_member: 'welfare_membership',
  welfare_vote: 'welfare_votes',
  welfare_waiver: 'welfare_waivers',
}

/** Tables of hashes and encrypted secrets, which are not exported. */
const secrets = ['giver_key', 'own_code', 'password_reset', 'passkey_challenge']

/** Answers that PostgreSQL keeps for half a minute, for the second tap. */
const brief = 'idempotency_key'

const owner = /^(account|author)_id$/

async function tablesOfPeople({ db }: Church): Promise<[table: string, column: string][]> {
  const tables = await db.introspection.getTables()
  return tables.flatMap(({ name, columns }) =>
    columns.flatMap((column): [string, string][] => (owner.test(column.name) ? [[name, column.name]] : [])),
  )
}

/** A message of the leader of the member's fellowship. */
async function sendToFellowship(church: Church): Promise<void> {
  const { access } = await church.signIn('leader')
  const words = { subject: 'Sunday', text: 'Come early', audience: 'fellowship 1' }
  const { status } = await church.post(
    'messages/',
    { ...words, purpose: 'fellowship', channel: 'email' },
    access,
  )
  expect(status).toBe(201)
}

/** A member with a row in every table. */
async function busyMember(church: Church): Promise<{ id: number; access: string }> {
  const { access, user } = await church.signIn('member')
  const id = Number(user['id'])
  const { db } = church
  const at = church.clock.now.toISOString()
  const [event, prayer, testimony, fellowship, stream] = await Promise.all([
    db.selectFrom('event').select('id').executeTakeFirstOrThrow(),
    db.selectFrom('prayer_request').select('id').executeTakeFirstOrThrow(),
    db.selectFrom('testimony').select('id').executeTakeFirstOrThrow(),
    db.selectFrom('fellowship').select('id').executeTakeFirstOrThrow(),
    db
      .insertInto('live_stream')
      .values({ title: 'Sunday', address: 'https://video.example/1', started_at: at })
      .returning('id')
      .executeTakeFirstOrThrow(),
  ])
  const [account_id, event_id, day] = [id, event.id, '2026-11-21']
  for (const table of [
    'event_signup',
    'attendance',
    'activity_signup',
    'testimony_like',
    'prayer_support',
  ] as const)
    await db.deleteFrom(table).where('account_id', '=', id).execute()
  await db
    .insertInto('event_signup')
    .values({ event_id, account_id, kind: 'signup', created_at: at })
    .execute()
  const { id: form_id } = await db
    .insertInto('form')
    .values({
      slug: 'camp',
      title: 'Camp',
      keep_days: 30,
      created_at: at,
      opens_on: null,
      closes_on: null,
      places: null,
      created_by: id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('form_reader').values({ form_id, account_id }).execute()
  await db
    .insertInto('form_submission')
    .values({ id: 77, form_id, account_id, turn: 1, submitted_at: at, once_mark: null, answers: '[]' })
    .execute()
  await db
    .insertInto('event_registration')
    .values({ event_id, opens_on: null, closes_on: null, cancels_until: null, places: null })
    .execute()
  await db
    .insertInto('ticket_order')
    .values({
      event_id,
      account_id,
      secret_hash: 'x',
      name: 'Ama',
      turn: 1,
      discount_id: null,
      ordered_at: at,
    })
    .execute()
  expect((await church.put('users/me/push/', subscriptionAt('https://push.example/1'), access)).status).toBe(
    200,
  )
  await db
    .insertInto('whatsapp_consent')
    .values({ account_id, given: 1, decided_at: at, decided_by: account_id, how: 'own settings' })
    .execute()
  await db.insertInto('event_reminder').values({ event_id, account_id, starts: at, sent_at: at }).execute()
  const service = await db.selectFrom('service').select('id').executeTakeFirstOrThrow()
  await db
    .insertInto('service_reminder')
    .values({ service_id: service.id, account_id, starts: at, sent_at: at })
    .execute()
  await db.insertInto('attendance').values({ event_id, account_id, is_present: 1, marked_at: at }).execute()
  await db.insertInto('activity_signup').values({ activity: 'youth', account_id, created_at: at }).execute()
  await db.insertInto('testimony_like').values({ testimony_id: testimony.id, account_id, day }).execute()
  await db.insertInto('prayer_support').values({ prayer_request_id: prayer.id, account_id, day }).execute()
  await addMessageAt(db, { form: 'leader', account: id, fellowship: fellowship.id, at, text: 'A lift?' })
  const { id: message_id } = await db
    .insertInto('message')
    .values({
      state: 'sent',
      audience: 'everybody',
      audience_name: '',
      purpose: 'church',
      channel: 'app',
      subject: 'Sunday',
      text: 'Who comes?',
      plain_letters: 0,
      site: '',
      people: 1,
      cost: 0,
      send_at: at,
      written_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addAnswerToConversation(db, { message: message_id, account: id, text: 'I do' }, church.clock.now)
  const gift = {
    reference: 'r',
    secret_hash: 's',
    giver_key: `account ${id}`,
    fund: 'tithe' as const,
    amount: 5000,
    currency: 'GHS',
    method: 'mtn-momo',
    telephone: '+233244123456',
    name: 'Akosua',
    email: 'a@b.c',
    message: '',
    provider: 'paystack' as const,
    mode: 'sample' as const,
    state: 'sent' as const,
  }
  await db
    .insertInto('gift')
    .values({ ...gift, account_id, created_at: at, changed_at: at })
    .execute()
  const count = { book: 'sample' as const, day, service: 'First', first_account: id, created_at: at }
  const { id: count_id } = await db
    .insertInto('cash_count')
    .values(count)
    .returning('id')
    .executeTakeFirstOrThrow()
  const envelope = { kind: 'envelope' as const, fund_id: 1, name: 'Akosua', detail: '', amount: 100 }
  await db
    .insertInto('cash_item')
    .values({ ...envelope, count_id, account_id, created_at: at })
    .execute()
  const { id: campaign_id } = await db
    .insertInto('campaign')
    .values({ book: 'sample', fund_id: 1, title: 'Roof', due_on: null, is_open: 1, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const again = {
    way: 'card' as const,
    every: 'month' as const,
    on_day: 1,
    fund: 'tithe' as const,
    amount: 100,
  }
  const card = {
    method: 'bank-card',
    currency: 'GHS',
    email: 'a@b.c',
    card: 'visa 4081',
    mode: 'live' as const,
  }
  const { id: about_id } = await db
    .insertInto('giving_repeat')
    .values({ ...again, ...card, account_id, next_on: day, sealed_authorization: '_hash', created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const told = { about: 'repeat' as const, about_id, period: day, queued_at: at }
  await db
    .insertInto('giving_letter')
    .values({ ...told, account_id })
    .execute()
  const root = { book: 'sample' as const, month: day.slice(0, 7) }
  await db
    .insertInto('book_root_letter')
    .values({ ...root, account_id, sent_at: at, settled_at: at })
    .execute()
  const promise = { name: '', telephone: '', amount: 100, rhythm: 'off' as const, remind_on: null }
  await db
    .insertInto('pledge')
    .values({ ...promise, campaign_id, account_id, released_at: null, is_entered: 0, created_at: at })
    .execute()
  const payment = {
    book: 'sample' as const,
    identity: 'x',
    day,
    amount: 100,
    reference: '',
    text: '',
    name: 'Akosua',
  }
  await db
    .insertInto('statement_row')
    .values({ ...payment, account_id, added_at: at })
    .execute()
  await db
    .insertInto('report_reminder')
    .values({ event_id, account_id, sent_at: at, settled_at: null })
    .execute()
  await db.insertInto('duty').values({ account_id, duty: 'counter', granted_at: at }).execute()
  const membership = { account_id, from_month: '2026-06', until_month: null }
  await db.insertInto('welfare_member').values(membership).execute()
  const asking = { book: 'sample' as const, benefit_id: 1, amount: 100, happened_on: day, words: 'My mother' }
  const { id: claim_id } = await db
    .insertInto('welfare_claim')
    .values({ ...asking, account_id, state: 'asked', asked_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const vote = { claim_id, account_id, says: 'yes' as const, why: '', at }
  await db.insertInto('welfare_vote').values(vote).execute()
  const waiver = {
    account_id,
    from_month: '2026-06',
    to_month: '2026-07',
    reason: 'For three alone',
    granted_at: at,
  }
  await db.insertInto('welfare_waiver').values(waiver).execute()
  const list = { name: 'Choir', filter: '{}', is_shared: 0 as const, created_at: at }
  await db
    .insertInto('people_list')
    .values({ ...list, account_id })
    .execute()
  await db
    .insertInto('fellowship_assistant')
    .values({ account_id, fellowship_id: fellowship.id, named_by: null, named_at: at })
    .execute()
  const joining = { kind: 'join' as const, state: 'declined' as const, word: '', answer: 'Later' }
  await db
    .insertInto('fellowship_request')
    .values({ ...joining, asked_at: at, account_id, fellowship_id: fellowship.id })
    .execute()
  await db.deleteFrom('rota_turn').where('account_id', '=', id).execute()
  await db.deleteFrom('rota_member').where('account_id', '=', id).execute()
  const team = await db.selectFrom('rota_team').select('id').executeTakeFirstOrThrow()
  await db
    .insertInto('rota_member')
    .values({ team_id: team.id, account_id, state: 'serves', since: at })
    .execute()
  const serving = { team_id: team.id, service_id: service.id, day, account_id, state: 'asked' as const }
  await db
    .insertInto('rota_turn')
    .values({ ...serving, asked_by: null, asked_at: at })
    .execute()
  await db
    .insertInto('rota_cannot')
    .values({ account_id, from_day: day, to_day: day, word: 'Away', created_at: at })
    .execute()
  await db.insertInto('rota_setting').values({ account_id, remind_days: 3 }).execute()
  const feed = { account_id, token_hash: 'a'.repeat(43), created_at: at }
  await db.insertInto('calendar_feed').values(feed).execute()
  const writer = { name: 'Akosua', email: 'a@example.com', phone: '', subject: 'Key' }
  await addMessageAt(db, { form: 'contact', account: id, at, text: 'Lost', writer })
  const read = { username: 'member', what: 'accounts', filter: '', row_count: 1 }
  await db
    .insertInto('access_entry')
    .values({ ...read, account_id, timestamp: at })
    .execute()
  const message = { stream_id: stream.id, author_id: id, author: 'Akosua', text: 'Amen', created_at: at }
  await db.insertInto('live_message').values(message).execute()
  const times = { created_at: at, active_at: at }
  const upload = { id: 'f'.repeat(32), account_id, type: 'audio' as const, length: 10, metadata: '' }
  await db
    .insertInto('upload')
    .values({ ...upload, ...times })
    .execute()
  await church.put('users/me/keepsakes/', { favoriteGroups: { add: [1], remove: [] } }, access)
  await church.call('PATCH', 'users/me/settings/', { news_mail: false }, access)
  await church.put('users/me/messages/', { first_channel: 'sms', unwanted: ['giving'] }, access)
  await sendToFellowship(church)
  await church.post('users/me/requests/', { kind: 'access', words: '' }, access)
  await church.post('prayer_requests/create/', { title: 'Rain', description: 'For the farms' }, access)
  const link = { token_hash: 'x', created_at: at, expires_at: at }
  await db
    .insertInto('email_change')
    .values({ account_id, email: 'new@example.com', by_office: 0, ...link })
    .execute()
  await db
    .insertInto('account_link')
    .values({ account_id, kind: 'not-me', ...link })
    .execute()
  const { id: invited_by } = await db
    .selectFrom('account')
    .select('id')
    .where('username', '=', 'admin')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('invitation')
    .values({ account_id, invited_by, role: 'media', ...link })
    .execute()
  const guessed = { who: `account ${id}`, network: '192.0.2.1', account_id, failures: 2, last_at: at }
  await db.insertInto('login_failure').values(guessed).execute()
  const number = { account_id, telephone: '+233244123456' }
  await db
    .insertInto('confirmed_telephone')
    .values({ ...number, confirmed_at: at })
    .execute()
  const seen = { name: 'A', telephone: '', email: '', how: 'In church', seen_by: null, seen_by_name: '', at }
  await db
    .insertInto('account_seen')
    .values({ account_id, ...seen })
    .execute()
  const code = { purpose: 'sign-in' as const, counted_as: '+233244123456', network: '192.0.2.1' }
  await db
    .insertInto('text_code')
    .values({ ...number, ...code, ...link, known_device: 0, code_hash: 'x', used_at: null })
    .execute()
  const letter = { account_id, kind: 'factors-reset-on-server' as const, created_at: at }
  await db.insertInto('owner_letter').values(letter).execute()
  const binned = { kind: 'testimony' as const, row_id: 9999, name: 'Healed', deleted_at: at }
  const document = JSON.stringify({
    rows: [{ table: 'testimony', values: { title: 'Healed' } }],
    patches: [],
  })
  await db
    .insertInto('bin_entry')
    .values({ ...binned, account_id, fellowship_id: null, deleted_by: null, document })
    .execute()
  const page = await db.selectFrom('page').select('id').executeTakeFirstOrThrow()
  const given = { page_id: page.id, account_id, needs_approval: 1, given_at: at }
  await db.insertInto('page_editor').values(given).execute()
  const request = { page_id: page.id, lang: 'en', account_id, version: 1, note: 'Please', asked_at: at }
  await db.insertInto('page_request').values(request).execute()
  await church.post('auth/forgot-password/', { username: 'member' })
  await setUpApp(church, access)
  await addPasskey(church, access)
  await church.post('auth/prove/options/', {}, access)
  await church.background.ended()
  return { id, access }
}

test('the export of a member contains their rows of every table, and no secret', async () => {
  await using church = await openChurch()
  const { access } = await busyMember(church)

  const { status, headers, body } = await church.get('users/me/export/', access)

  const own = body as Record<string, unknown>
  const tables = (await tablesOfPeople(church)).map(([table]) => table).filter((table) => table !== brief)
  expect(status).toBe(200)
  expect(headers.get('content-disposition')).toMatch(/attachment; filename="asore-.*\.json"/)
  expect(own['account']).toMatchObject({ username: 'member' })
  expect(tables.sort()).toEqual([...Object.keys(partOf), ...secrets].sort())
  for (const part of Object.values(partOf))
    expect([part, own[part]]).not.toEqual([part, Array.isArray(own[part]) ? [] : null])
  expect(own['settings']).toMatchObject({ news_mail: false })
  expect(own['second_factors']).toMatchObject({
    app: expect.any(String),
    passkeys: [{ name: 'Phone' }],
    recovery_codes: 10,
  })
  expect(own['keepsakes']).toMatchObject({ favoriteGroups: [1] })
  expect(JSON.stringify(body)).not.toMatch(/argon2|_hash|For three alone/)
})

test('the file that the office makes has no names of passkeys, and nothing that tells of giving', async () => {
  await using church = await openChurch()
  const { id, access: own } = await busyMember(church)
  const { access } = await church.signIn('admin')
  const at = church.clock.now.toISOString()
  const { id: message_id } = await church.db
    .insertInto('message')
    .values({
      subject: 'Your pledge: New roof',
      text: 'What is open',
      site: '',
      state: 'sent',
      automatic: 'pledge',
      audience: 'automatic',
      audience_name: 'New roof',
      fellowship_id: null,
      purpose: 'giving',
      channel: 'app',
      plain_letters: 0,
      people: 1,
      cost: 0,
      send_at: at,
      written_by: null,
      written_at: at,
      decided_by: null,
      decided_at: null,
      finished_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await church.db
    .insertInto('delivery')
    .values({
      message_id,
      recipient: `account ${id}`,
      account_id: id,
      channel: 'app',
      state: 'sent',
      reference: crypto.randomUUID(),
      provider_id: null,
      cost: 0,
      try_at: null,
      next_look_at: null,
      created_at: at,
      changed_at: at,
    })
    .execute()
  const who = (by: string) => church.get(`messages/${message_id}/deliveries/`, by)

  const file = (await church.get(`admin/users/${id}/export/`, access)).body
  const ownFile = (await church.get('users/me/export/', own)).body
  const asAdmin = await who(access)
  const answer = await church.get(`messages/${message_id}/deliveries/?search=Mensah`, access)
  const treasurer = { account_id: 1, duty: 'treasurer', granted_at: at } as const
  await church.db.insertInto('duty').values(treasurer).execute()
  const asTreasurer = await who(access)

  expect(file).toMatchObject({ second_factors: { passkeys: [{ name: '' }], recovery_codes: 10 } })
  expect(JSON.stringify(file)).not.toContain('New roof')
  expect(ownFile).toMatchObject({ second_factors: { passkeys: [{ name: 'Phone' }] } })
  expect(JSON.stringify(ownFile)).toContain('New roof')
  expect([asAdmin.status, answer.status, asTreasurer.status]).toEqual([403, 403, 200])
  expect(asAdmin.body).toEqual({
    detail: 'Who has a pledge only treasurers see. How many were reminded stands in the list.',
  })
  expect(asTreasurer.body).toMatchObject({ count: 1 })
})

test('after a member is deleted for good only the log names the account', async () => {
  await using church = await openChurch()
  const { id } = await busyMember(church)
  const { access } = await church.signIn('admin')

  await church.remove(`admin/users/${id}/`, access)
  await church.post('bin/erase/', { kind: 'account', row: id }, access)

  const left: string[] = []
  for (const [table, column] of await tablesOfPeople(church)) {
    const rows = await church.db
      .selectFrom(table as 'log_entry')
      .selectAll()
      .where(column as 'account_id', '=', id)
      .execute()
    if (rows.length > 0) left.push(table)
  }
  expect(left).toEqual(['log_entry'])
})
