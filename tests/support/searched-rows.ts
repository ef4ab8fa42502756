import { type Insertable, sql } from 'kysely'
import { searchable } from '../../src/lib/text/fold.ts'
import type { Tables } from '../../src/server/platform/db/tables.ts'
import type { Church } from './church.ts'
import { addMessageAt } from './written-messages.ts'

/*
 * For each route that searches: where the name that it finds stands, and the telephone number if it finds people by one. A route that takes
 * `search` and is not here fails a test.
 */

type Write = (church: Church, text: string) => Promise<unknown>
type Searched = {
  /** The address, where the path has ids. */
  path?: string
  as?: 'leader' | 'member'
  /** Adds the row that is looked for. */
  add?: (church: Church) => Promise<unknown>
  name: Write
  number?: Write
  /** What else the address asks. */
  asking?: string
}

const at = '2026-11-01T08:00:00.000Z'

const writes =
  (table: keyof Tables, column: string, which = 'id = (select max(id) from {})') =>
  ({ db }: Church, text: string) =>
    sql`update ${sql.table(table)} set ${sql.ref(column)} = ${text} where ${sql.raw(which.replace('{}', table))}`.execute(
      db,
    )

const adds =
  <Table extends keyof Tables>(table: Table, row: Insertable<Tables[Table]>) =>
  ({ db }: Church) =>
    db.insertInto<keyof Tables>(table).values(row).execute()

const member = "username = 'member'"
const ofMember = {
  name: writes('account', 'last_name', member),
  number: writes('account', 'telephone', member),
}
const ofPerson = {
  name: writes('person', 'last_name', 'id = 1'),
  number: writes('person', 'telephone', 'id = 1'),
}

const visitorsMessage = ({ db }: Church) =>
  addMessageAt(db, {
    form: 'leader',
    fellowship: 1,
    text: 'When do you meet?',
    at,
    writer: { name: 'Esi', phone: '+233200000000' },
  })
const ofVisitor = {
  add: visitorsMessage,
  name: writes('conversation_entry', 'writer_name'),
  number: writes('conversation_entry', 'writer_phone'),
}

const contact = (church: Church) =>
  church.post('members/contacts/', {
    name: 'Esi',
    email: 'esi@example.com',
    phone: '(024) 555-0000',
    subject: 'Hall',
    message: 'Is it free?',
  })

const claim = async (church: Church) => {
  await adds('welfare_benefit', {
    name: 'Birth',
    name_folded: 'birth',
    amount: 100,
    most_times: null,
    is_open: 1,
  })(church)
  await adds('welfare_claim', {
    book: 'sample',
    account_id: await idOf(church, 'member'),
    benefit_id: 1,
    amount: 100,
    happened_on: '2026-11-01',
    words: '',
    state: 'asked',
    asked_by: null,
    asked_at: at,
    decided_at: null,
  })(church)
}

const spendVoucher = async ({ db }: Church) => {
  await sql`insert into spending_category (name, name_folded, position) values ('Rent', 'rent', 1)`.execute(
    db,
  )
  await sql`insert into spend_voucher (book, year, sequence, fund_id, category_id, asked_by, payee, payee_folded, purpose, amount,
      needs_check, needs_second, payer_differs, prepared_at, prepared_day)
    select 'sample', 2026, 1, min(fund.id), (select min(id) from spending_category), 'Elder', 'Esi', 'esi', 'Rent', 100,
      0, 0, 0, ${at}, '2026-11-21' from fund`.execute(db)
}

const transfer = async ({ db }: Church) => {
  await sql`insert into money_transfer (book, from_account, to_account, day, amount, why, reference, made_at)
    values ('sample', 1, 2, '2026-11-21', 100, 'Bank', '', ${at})`.execute(db)
}

const outgoing = async ({ db }: Church) => {
  await sql`insert into outgoing_row (book, book_account_id, identity, day, amount, reference, text, name, added_at)
    values ('sample', 2, 'i', '2026-11-21', 100, '', 'x', 'Esi', ${at})`.execute(db)
}

const voucher = async (church: Church) => {
  await claim(church)
  await sql`insert into voucher (book, year, sequence, claim_id, fund_id, payee, purpose, amount, prepared_at)
    select 'sample', 2026, 1, max(id), 1, 'Esi', 'Rent', 100, ${at} from welfare_claim`.execute(church.db)
}

export async function idOf({ db }: Church, username: string): Promise<number> {
  const of = db.selectFrom('account').select('id').where('username', '=', username)
  return (await of.executeTakeFirstOrThrow()).id
}

const message = adds('message', {
  id: 9001,
  state: 'sent',
  audience: 'everybody',
  audience_name: '',
  fellowship_id: null,
  purpose: 'church',
  channel: 'email',
  subject: 'Esi',
  text: 'x',
  plain_letters: 0,
  site: '',
  people: 1,
  cost: 0,
  send_at: at,
  written_by: null,
  written_at: at,
  decided_by: null,
  decided_at: null,
  finished_at: at,
  conversation_id: null,
  occasion: null,
  until: null,
})

const delivery = async (church: Church) => {
  await message(church)
  await sql`insert into delivery (message_id, recipient, account_id, channel, state, reference, cost, created_at, changed_at)
    select max(message.id), 'account', ${await idOf(church, 'member')}, 'email', 'sent', 'r', 0, ${at}, ${at} from message`.execute(
    church.db,
  )
}

const pledge = async (church: Church) => {
  const ofCampaign = {
    book: 'sample',
    fund_id: 1,
    title: 'Roof',
    due_on: null,
    is_open: 1,
    created_at: at,
  } as const
  await adds('campaign', ofCampaign)(church)
  await sql`insert into pledge (campaign_id, name, telephone, amount, rhythm, is_entered, created_at)
    select max(campaign.id), 'Esi', '', 100, 'off', 1, ${at} from campaign`.execute(church.db)
}

const refund = async (church: Church) => {
  await adds('gift', {
    reference: 'r',
    secret_hash: 's',
    giver_key: 'x',
    fund: 'tithe',
    amount: 100,
    currency: 'GHS',
    method: 'mtn-momo',
    name: 'Esi',
    email: 'e@example.com',
    message: '',
    provider: 'paystack',
    mode: 'sample',
    state: 'succeeded',
    account_id: null,
    created_at: at,
    changed_at: at,
    paid_at: at,
  })(church)
  await sql`insert into refund (gift_id, amount, reason, state, asked_at, changed_at)
    select max(gift.id), 100, 'x', 'asked', ${at}, ${at} from gift`.execute(church.db)
}

const checkInSession = adds('sitting', {
  id: 9001,
  service_id: 1,
  event_id: null,
  title: 'First service',
  day: '2026-11-21',
  opened_by: null,
  opened_at: at,
})

const card = async (church: Church) => {
  await adds('newcomer_card', {
    submission: 's',
    person_id: 1,
    fellowship_id: null,
    source: 'door',
    entered_by: null,
    responsible_id: null,
    thanks_id: null,
    created_at: at,
    closed_at: null,
  })(church)
}

const task = adds('care_task', {
  kind: 'hospital',
  card_id: null,
  person_id: 1,
  prayer_id: null,
  occasion: null,
  title: 'Visit',
  is_confidential: 0,
  assigned_to: null,
  entered_by: null,
  due_on: null,
  state: 'open',
  created_at: at,
  done_at: null,
})

const prayer = async (church: Church) =>
  adds('prayer_request', {
    account_id: await idOf(church, 'member'),
    title: 'Esi',
    description: 'x',
    is_private: 0,
    prayer_count: 0,
    is_answered: 0,
    answered_at: null,
    created_at: at,
  })(church)

const testimony = async (church: Church) =>
  adds('testimony', {
    account_id: await idOf(church, 'member'),
    title: 'Esi',
    category: 'Other',
    content: 'x',
    image_key: null,
    video_url: '',
    likes: 0,
    is_approved: 1,
    is_verified: 0,
    created_at: at,
  })(church)

const parishEntry = adds('parish_entry', {
  book: 'burial',
  year: 2026,
  number: 1,
  day: '2026-05-01',
  name: 'Esi',
  spouse: '',
  place: '',
  officiant: '',
  paper: '',
  details: '{}',
  names_folded: '',
  person_id: null,
  spouse_id: null,
  entered_by: null,
  entered_at: at,
})

async function addTicketOrder({ db }: Church) {
  const days = { opens_on: null, closes_on: null, cancels_until: null, places: null }
  await db.updateTable('event').set({ fellowship_id: null }).where('id', '=', 1).execute()
  await db
    .insertInto('event_registration')
    .values({ event_id: 1, ...days })
    .execute()
  await db
    .insertInto('ticket_order')
    .values({
      ...{ event_id: 1, account_id: null, secret_hash: 'x', name: 'Esi', turn: 1 },
      ...{ discount_id: null, ordered_at: at },
    })
    .execute()
}

export const searchedRows: Readonly<Record<string, Searched>> = {
  'registrations/:id/orders': {
    path: 'registrations/1/orders',
    add: addTicketOrder,
    name: writes('ticket_order', 'name'),
    number: writes('ticket_order', 'telephone'),
  },
  users: ofMember,
  'parish/people': { name: ofPerson.name },
  'books/past/people': { name: ofPerson.name },
  directory: {
    add: (church) =>
      sql`insert into member_setting (account_id, directory) select id, 1 from account where username = 'member'
          on conflict (account_id) do update set directory = 1`.execute(church.db),
    name: ofMember.name,
  },
  'parish/entries': { add: parishEntry, name: writes('parish_entry', 'name') },
  'admin/logs': { name: writes('log_entry', 'detail') },
  'admin/waiting-messages': ofVisitor,
  'admin/access': {
    add: (church) =>
      sql`insert into access_entry (timestamp, username, what, filter, row_count) values (${at}, 'admin', 'users', '', 1)`.execute(
        church.db,
      ),
    name: writes('access_entry', 'filter'),
  },
  'admin/unmatched-payments': {
    add: adds('unmatched_payment', {
      at,
      source: 'webhook',
      provider: 'paystack',
      reference: 'r',
      provider_id: 'p',
      why: 'x',
      fact: '{}',
      settled: null,
      gift_id: null,
      gift_before: null,
      settled_by: null,
      settled_at: null,
    }),
    name: writes('unmatched_payment', 'note'),
  },
  'admin/refunds': { add: refund, name: writes('refund', 'reason') },
  messages: { add: message, name: writes('message', 'subject') },
  'messages/:id/deliveries': { add: delivery, path: 'messages/9001/deliveries', name: ofMember.name },
  inbox: { add: contact, name: writes('conversation_entry', 'writer_name'), asking: 'view=open' },
  'books/pledges': { add: pledge, name: writes('pledge', 'name'), number: writes('pledge', 'telephone') },
  'books/givers': { name: ofMember.name },
  'welfare/members': {
    add: async (church) =>
      adds('welfare_member', {
        account_id: await idOf(church, 'member'),
        from_month: '2026-06',
        until_month: null,
      })(church),
    name: ofMember.name,
  },
  'welfare/claims': { add: claim, name: ofMember.name },
  'books/spending/vouchers': { add: spendVoucher, name: writes('spend_voucher', 'payee') },
  'books/transfers': { add: transfer, name: writes('money_transfer', 'why') },
  'welfare/vouchers': { add: voucher, name: writes('voucher', 'payee') },
  'books/outgoing': { add: outgoing, name: writes('outgoing_row', 'name') },
  'books/matching': {
    add: adds('statement_row', {
      book: 'sample',
      identity: 'i',
      day: '2026-11-01',
      amount: 100,
      text: 'x',
      name: 'Esi',
      reference: '',
      telephone: null,
      added_at: at,
      account_id: null,
      fund_id: null,
      gift_id: null,
      decided_by: null,
      decided_at: null,
    }),
    name: writes('statement_row', 'name'),
    number: writes('statement_row', 'telephone'),
  },
  branches: {
    add: adds('branch', { name: 'Esi', is_open: 1, created_at: at }),
    name: writes('branch', 'name'),
    number: writes('branch', 'telephone'),
  },
  'check-in/sittings': { add: checkInSession, name: writes('sitting', 'title') },
  'check-in/sittings/:id/people': {
    add: checkInSession,
    path: 'check-in/sittings/9001/people',
    name: ofPerson.name,
  },
  people: ofPerson,
  'care/cards': { add: card, ...ofPerson },
  'care/tasks': { add: task, ...ofPerson, asking: 'whose=all' },
  'care/helpers': { name: ofMember.name },
  'admin/requests': {
    add: adds('data_request', {
      account_id: null,
      kind: 'access',
      name: 'Esi',
      contact: '',
      words: '',
      filed_at: at,
      due_on: '2026-12-12',
      state: 'open',
      closed_at: null,
      closed_by: null,
    }),
    name: writes('data_request', 'name'),
    number: writes('data_request', 'contact'),
  },
  bin: {
    add: adds('bin_entry', {
      kind: 'service',
      row_id: 1,
      name: 'Esi',
      account_id: null,
      fellowship_id: null,
      deleted_by: null,
      deleted_at: at,
      document: '{}',
    }),
    name: writes('bin_entry', 'name'),
  },
  'admin/pages': { name: writes('page_text', 'title', 'page_id = (select min(page_id) from {})') },
  'admin/news': { name: writes('news_post', 'author', 'page_id = (select min(page_id) from {})') },
  'admin/invitations': {
    add: async (church) =>
      adds('invitation', {
        token_hash: 't',
        email: null,
        role: 'user',
        fellowship_id: null,
        account_id: null,
        created_at: at,
        expires_at: at,
        used_at: null,
        withdrawn_at: null,
        invited_by: await idOf(church, 'admin'),
      })(church),
    name: writes('invitation', 'name'),
    number: writes('invitation', 'telephone'),
  },
  fellowships: { name: writes('fellowship', 'name') },
  'fellowships/:id/members': { as: 'leader', path: 'fellowships/1/members', ...ofMember },
  'fellowships/:id/people/choices': {
    as: 'leader',
    path: 'fellowships/1/people/choices',
    name: writes('person', 'last_name', 'id = (select min(id) from {} where fellowship_id is null)'),
  },
  'fellowships/:id/messages': { as: 'leader', path: 'fellowships/1/messages', ...ofVisitor },
  'fellowships/:id/events': {
    as: 'leader',
    path: 'fellowships/1/events',
    name: writes('event', 'title', 'id = (select min(id) from {} where fellowship_id = 1)'),
  },
  'fellowships/:id/prayer-requests': {
    as: 'leader',
    path: 'fellowships/1/prayer-requests',
    add: prayer,
    name: writes('prayer_request', 'title'),
  },
  'fellowships/:id/testimonies': {
    as: 'leader',
    path: 'fellowships/1/testimonies',
    add: testimony,
    name: writes('testimony', 'title'),
  },
  events: { name: writes('event', 'title', 'id = (select min(id) from {} where fellowship_id is null)') },
  'rota/people': { name: ofMember.name },
  'plans/people': { name: ofMember.name },
  services: { name: writes('service', 'title') },
  songs: {
    add: adds('song', { title: 'A song', tempo: null, created_at: at }),
    // Searches compare a column of all names.
    name: async ({ db }, title) =>
      db
        .updateTable('song')
        .set({ title, folded: searchable(title) })
        .execute(),
  },
  sermons: { name: writes('sermon', 'preacher') },
  announcements: { name: writes('announcement', 'title') },
  prayer_requests: {
    name: writes('prayer_request', 'title', 'id = (select max(id) from {} where is_private = 0)'),
  },
  'prayer_requests/my': {
    as: 'member',
    add: prayer,
    name: writes('prayer_request', 'title'),
  },
  'members/my/testimonies': {
    as: 'member',
    add: testimony,
    name: writes('testimony', 'title'),
  },
  'members/testimonies': {
    name: writes('testimony', 'title', 'id = (select max(id) from {} where is_approved = 1)'),
  },
  'members/contacts': {
    add: contact,
    name: writes('conversation_entry', 'writer_name'),
    number: writes('conversation_entry', 'writer_phone'),
  },
}
