import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, test } from 'vitest'
import type { TrashKind } from '../../../src/lib/contract/settings/trash.ts'
import { listContactMessages } from '../../../src/server/care/inbox/contact-repo.ts'
import { contactMessages } from '../../../src/server/messages/inbox/forms.ts'
import { addContactMessage } from '../../../src/server/messages/inbox/repo.ts'
import { engineOf } from '../../../src/server/platform/db/engine.ts'
import { migrations } from '../../../src/server/platform/db/migrations/all.ts'
import { migrate } from '../../../src/server/platform/db/open-database.ts'
import type { Db } from '../../../src/server/platform/db/tables.ts'
import { readTally } from '../../../src/server/platform/db/tally.ts'
import { readDocument } from '../../../src/server/settings/trash/document.ts'
import { findInTrash } from '../../../src/server/settings/trash/repo.ts'
import { restoreFromTrash } from '../../../src/server/settings/trash/restore.ts'
import { openEmpty } from '../../support/empty-database.ts'
import { messagesToLeaders } from '../../support/written-messages.ts'

/* A church whose messages to the office and to leaders were rows of their own keeps each of them, as an entry of its conversation. */

const at = (day: number) => `2026-10-0${day}T08:00:00.000Z`

const tables = [
  'contact_message',
  'leader_message',
  'conversation',
  'conversation_entry',
  'message',
  'account',
]

/** Rows as the version before wrote them; of the first contact and the first leader's message the ids are the same. */
async function fill(db: Db): Promise<void> {
  const add = (table: string, rows: readonly object[]) =>
    db
      .insertInto(table as 'account')
      .values(rows as never)
      .execute()
  await add('account', [
    {
      id: 1,
      username: 'esi',
      username_key: 'esi',
      password_hash: 'hash',
      first_name: 'Esi',
      middle_name: '',
      last_name: 'Boateng',
      gender: 'female',
      telephone: '+233244123456',
      created_at: at(1),
      role: 'user',
    },
  ])
  await add('fellowship', [
    {
      id: 1,
      name: 'Grace',
      description: '',
      location: '',
      meeting_day: '',
      meeting_time: '',
      activities: '[]',
      created_at: at(1),
    },
  ])
  const contact = { email: 'kofi@example.com', phone: '0244000000', subject: 'Hall', account_id: null }
  await add('contact_message', [
    {
      ...contact,
      id: 1,
      name: 'Kofi',
      message: 'Is it free?',
      created_at: at(1),
      is_read: 1,
      phone_key: null,
    },
    {
      ...contact,
      id: 2,
      name: 'Kofi',
      message: 'Hello?',
      created_at: at(2),
      is_read: 0,
      phone_key: '+233244000000',
    },
    // From nobody’s conversation.
    { ...contact, id: 7, name: 'Yaw', message: 'I read it', created_at: at(3), is_read: 1, phone_key: null },
    {
      id: 8,
      name: 'Esi',
      email: 'esi@example.com',
      phone: '',
      phone_key: '',
      subject: 'Key',
      is_read: 0,
      message: 'Who has it?',
      created_at: at(4),
      account_id: 1,
    },
  ])
  const visitor = {
    fellowship_id: 1,
    account_id: null,
    sender_name: 'Abena',
    sender_telephone: '+233200000000',
  }
  await add('leader_message', [
    {
      id: 1,
      fellowship_id: 1,
      account_id: 1,
      message: 'A lift?',
      created_at: at(1),
      sender_name: '',
      sender_telephone: '',
      read_at: at(2),
      archived_at: at(3),
      told_at: at(4),
    },
    {
      ...visitor,
      id: 2,
      message: 'When?',
      created_at: at(5),
      read_at: null,
      archived_at: null,
      told_at: null,
    },
    {
      ...visitor,
      id: 5,
      message: 'Where?',
      created_at: at(6),
      read_at: null,
      archived_at: null,
      told_at: at(6),
    },
  ])
  const open = { state: 'open', opened_at: at(1), answered_at: null, version: 1, doubt: '' }
  const none = {
    contact_id: null,
    leader_message_id: null,
    message_id: null,
    fellowship_id: null,
    account_id: null,
  }
  const message = {
    audience_name: '',
    fellowship_id: null,
    purpose: 'other',
    channel: 'email',
    subject: 'Re',
    plain_letters: 1,
    site: '',
    people: 1,
    cost: 0,
    send_at: at(2),
    written_at: at(2),
    state: 'sent',
  }
  await add('message', [
    { ...message, id: 1, audience: 'contact 1', text: 'Yes, it is.', conversation_id: null },
    { ...message, id: 2, audience: 'everybody', text: 'Who comes?', conversation_id: null },
  ])
  await add(
    'conversation',
    [
      {
        ...open,
        ...none,
        id: 1,
        source: 'office',
        contact_id: 2,
        created_at: at(1),
        last_at: at(2),
        version: 4,
        doubt: 'name',
      },
      {
        ...open,
        ...none,
        id: 2,
        source: 'leader',
        leader_message_id: 1,
        fellowship_id: 1,
        account_id: 1,
        created_at: at(1),
        last_at: at(1),
        state: 'closed',
        closed_at: at(3),
        closed_by: 1,
      },
      {
        ...open,
        ...none,
        id: 3,
        source: 'leader',
        leader_message_id: 5,
        fellowship_id: 1,
        created_at: at(6),
        last_at: at(6),
      },
      {
        ...open,
        ...none,
        id: 4,
        source: 'answer',
        message_id: 2,
        account_id: 1,
        created_at: at(3),
        last_at: at(3),
      },
    ].map((row) => ({ closed_at: null, closed_by: null, ...row })),
  )
  await sql`update message set conversation_id = 1 where id = 1`.execute(db)
  const entry = { contact_id: null, leader_message_id: null, message_id: null, by_name: '', text: '' }
  await add('conversation_entry', [
    { ...entry, id: 1, conversation_id: 1, at: at(1), kind: 'written', contact_id: 1 },
    { ...entry, id: 2, conversation_id: 2, at: at(1), kind: 'written', leader_message_id: 1 },
    { ...entry, id: 3, conversation_id: 1, at: at(2), kind: 'answered', message_id: 1, by_name: 'Ama' },
    { ...entry, id: 4, conversation_id: 1, at: at(2), kind: 'written', contact_id: 2 },
    { ...entry, id: 5, conversation_id: 1, at: at(2), kind: 'noted', text: 'Called', by_name: 'Ama' },
    { ...entry, id: 6, conversation_id: 4, at: at(3), kind: 'written', text: 'I come' },
  ])
  await add('delivery', [
    {
      id: 1,
      message_id: 1,
      recipient: 'contact 1',
      channel: 'email',
      state: 'sent',
      cost: 0,
      reference: 'r',
      created_at: at(2),
      changed_at: at(2),
    },
  ])
  await add('erasure', [{ kind: 'contact_message', row_id: 3, made_at: at(1), erased_at: at(2) }])
  await fillTrash(add, { contact, open, none, entry, visitor })
  for (const table of tables) await moveSequence(db, table, 20)
}

/** A message beside others, one with its whole conversation, and one of the time before there were conversations. */
async function fillTrash(
  add: (table: string, rows: readonly object[]) => Promise<unknown>,
  { contact, open, none, entry, visitor }: Record<'contact' | 'open' | 'none' | 'entry' | 'visitor', object>,
): Promise<void> {
  const lost = { ...contact, name: 'Kofi', created_at: at(2), is_read: 0, phone_key: '' }
  const documents: [TrashKind, number, object[]][] = [
    [
      ...(['contact_message', 4] as const),
      [
        { table: 'contact_message', values: { ...lost, id: 4, message: 'Beside others' } },
        {
          table: 'conversation_entry',
          values: {
            ...entry,
            id: 7,
            conversation_id: 1,
            at: at(2),
            kind: 'written',
            contact_id: 4,
            done_by: null,
          },
        },
      ],
    ],
    [
      ...(['contact_message', 5] as const),
      [
        { table: 'contact_message', values: { ...lost, id: 5, message: 'The last one', is_read: 1 } },
        {
          table: 'conversation',
          values: {
            ...open,
            ...none,
            id: 9,
            source: 'office',
            contact_id: 5,
            created_at: at(2),
            last_at: at(2),
          },
        },
        {
          table: 'conversation_entry',
          values: {
            ...entry,
            id: 8,
            conversation_id: 9,
            at: at(2),
            kind: 'written',
            contact_id: 5,
            done_by: null,
          },
        },
        {
          table: 'conversation_entry',
          values: {
            ...entry,
            id: 9,
            conversation_id: 9,
            at: at(2),
            kind: 'noted',
            text: 'Rang',
            done_by: null,
          },
        },
      ],
    ],
    [
      ...(['leader_message', 9] as const),
      [
        {
          table: 'leader_message',
          values: {
            ...visitor,
            id: 9,
            message: 'Very old',
            created_at: at(1),
            read_at: null,
            archived_at: null,
            told_at: at(1),
          },
        },
      ],
    ],
  ]
  await add(
    'bin_entry',
    documents.map(([kind, row_id, rows]) => ({
      kind,
      row_id,
      name: kind,
      deleted_at: at(7),
      is_own: 0,
      account_id: null,
      fellowship_id: null,
      document: JSON.stringify({ rows, patches: [] }),
    })),
  )
}

async function moveSequence(db: Db, table: string, last: number): Promise<void> {
  if (engineOf(db) === 'postgres')
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${last})`.execute(db)
  else await sql`update sqlite_sequence set seq = ${last} where name = ${table}`.execute(db)
}

async function openUpgraded() {
  const opened = await openEmpty()
  const { db } = opened
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateTo('0158-baseline')
  expect(error).toBeUndefined()
  await fill(db)
  await migrate(db)
  return opened
}

const first = { limit: 50, offset: 0, search: '', order: undefined }

test('each message to the church keeps its number, date, words and mark, also one without a conversation', async () => {
  await using church = await openUpgraded()

  const { rows } = await listContactMessages(church.db, first)
  const contacts = await listContactMessages(church.db, { ...first, search: 'yaw' })

  expect(
    rows.map(({ id, name, message, created_at, is_read }) => [id, name, message, created_at, is_read]),
  ).toEqual([
    [8, 'Esi', 'Who has it?', at(4), false],
    [7, 'Yaw', 'I read it', at(3), true],
    [2, 'Kofi', 'Hello?', at(2), false],
    [1, 'Kofi', 'Is it free?', at(1), true],
  ])
  expect(contacts.rows.map(({ id }) => id)).toEqual([7])
  expect(await readTally(church.db, 'contact_message')).toBe(4)
})

test('each message to a leader keeps what was done with it, also one that had no entry', async () => {
  await using church = await openUpgraded()

  const rows = await church.db
    .selectFrom('conversation_entry')
    .innerJoin('conversation', 'conversation.id', 'conversation_entry.conversation_id')
    .select(['former_id', 'text', 'at', 'read_at', 'archived_at', 'told_at', 'writer_name', 'writer_phone'])
    .select(['conversation.id', 'fellowship_id', 'account_id', 'state'])
    .where('form', '=', 'leader')
    .orderBy('at')
    .execute()

  const visitor = { writer_name: 'Abena', writer_phone: '+233200000000', account_id: null, fellowship_id: 1 }
  const untouched = { read_at: null, archived_at: null, state: 'open' }
  expect(rows).toEqual([
    {
      former_id: 1,
      text: 'A lift?',
      at: at(1),
      read_at: at(2),
      archived_at: at(3),
      told_at: at(4),
      writer_name: '',
      writer_phone: '',
      id: 2,
      fellowship_id: 1,
      account_id: 1,
      state: 'closed',
    },
    {
      ...visitor,
      ...untouched,
      former_id: 2,
      text: 'When?',
      at: at(5),
      told_at: null,
      id: expect.any(Number),
    },
    { ...visitor, ...untouched, former_id: 5, text: 'Where?', at: at(6), told_at: at(6), id: 3 },
  ])
})

test('conversations keep their course, and the answers of staff their conversation', async () => {
  await using church = await openUpgraded()
  const { db } = church

  const entries = await db
    .selectFrom('conversation_entry')
    .select(['id', 'kind', 'text', 'by_name', 'message_id'])
    .where('conversation_id', '=', 1)
    .orderBy('id')
    .execute()

  expect(
    entries.map(({ id, kind, text, by_name, message_id }) => [id, kind, text, by_name, message_id]),
  ).toEqual([
    [1, 'written', 'Is it free?', '', null],
    [3, 'answered', '', 'Ama', 1],
    [4, 'written', 'Hello?', '', null],
    [5, 'noted', 'Called', 'Ama', null],
  ])
  const kept = db.selectFrom('conversation').select(['source', 'state', 'version', 'doubt', 'message_id'])
  expect(await kept.where('id', 'in', [1, 4]).orderBy('id').execute()).toEqual([
    { source: 'office', state: 'open', version: 4, doubt: 'name', message_id: null },
    { source: 'answer', state: 'open', version: 1, doubt: '', message_id: 2 },
  ])
  const closed = await db
    .selectFrom('conversation')
    .select('account_id')
    .where('state', '=', 'closed')
    .execute()
  expect(closed).toEqual([{ account_id: 1 }, { account_id: null }])
  expect(await db.selectFrom('message').select(['id', 'conversation_id']).orderBy('id').execute()).toEqual([
    { id: 1, conversation_id: 1 },
    { id: 2, conversation_id: null },
  ])
  expect(await db.selectFrom('delivery').select(['recipient', 'message_id']).execute()).toEqual([
    { recipient: 'contact 1', message_id: 1 },
  ])
  expect(await db.selectFrom('erasure').select(['kind', 'row_id', 'made_at']).execute()).toEqual([
    { kind: 'contact_message', row_id: 3, made_at: at(1) },
  ])
})

test('what is in the bin comes back under its number, into its conversation or with it', async () => {
  await using church = await openUpgraded()
  const { db } = church
  const restore = async (kind: TrashKind, row: number) => {
    const entry = await findInTrash(db, { kind, row })
    await db
      .transaction()
      .execute((part) => restoreFromTrash(part, kind, readDocument(entry?.document ?? '')))
  }

  await restore('contact_message', 4)
  await restore('contact_message', 5)
  await restore('leader_message', 9)

  const { rows } = await listContactMessages(db, first)
  const back = contactMessages(db).select('conversation_id').where('former_id', 'in', [4, 5])
  const noted = db.selectFrom('conversation_entry').select('text').where('conversation_id', '=', 9)
  expect(rows.filter(({ id }) => id === 4 || id === 5)).toMatchObject([
    { id: 5, message: 'The last one', is_read: true, created_at: at(2) },
    { id: 4, message: 'Beside others', is_read: false },
  ])
  expect((await back.orderBy('former_id').execute()).map(({ conversation_id }) => conversation_id)).toEqual([
    1, 9,
  ])
  expect(await noted.orderBy('id').execute()).toEqual([{ text: 'The last one' }, { text: 'Rang' }])
  expect((await messagesToLeaders(db)).filter(({ id }) => id === 9)).toMatchObject([
    { message: 'Very old', fellowship_id: 1 },
  ])
})

test('a new message has a number that no earlier one had, and the last message of a conversation takes it along', async () => {
  await using church = await openUpgraded()
  const { db } = church
  const words = { account: null, name: 'Kofi', email: 'kofi@example.com', phone: '0244000000' }

  const entry = await addContactMessage(db, { ...words, subject: 'Hall', message: 'New' }, new Date(at(8)))
  const [added] = await contactMessages(db).where('conversation_entry.id', '=', entry).execute()
  await db.deleteFrom('conversation_entry').where('former_id', '=', 7).execute()
  await db.deleteFrom('conversation_entry').where('former_id', '=', 1).where('form', '=', 'contact').execute()

  expect(added?.id).toBeGreaterThan(20)
  const left = await db
    .selectFrom('conversation')
    .select(['id', 'account_id'])
    .where('source', '=', 'office')
    .execute()
  expect(left.map(({ id }) => id)).toEqual(expect.arrayContaining([1]))
  expect(left.filter(({ id, account_id }) => id !== 1 && account_id === null)).toEqual([])
  expect(await readTally(db, 'contact_message')).toBe(3)
})
