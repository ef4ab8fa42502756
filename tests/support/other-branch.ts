import { expect } from 'vitest'
import type { Duty } from '../../src/lib/contract/accounts/duty.ts'
import { openBranches, secret } from './branches.ts'

export type OtherBranch = Awaited<ReturnType<typeof openOtherBranch>>

/**
 * The same church with an account of Kumasi, whose name and words have the secret, and a member of fellowship 2 who works for Osu, with
 * these duties.
 */
export async function openOtherBranch(...held: Duty[]) {
  const branches = await openBranches()
  const { church, accountOf, belong, osu, kumasi } = branches
  const { db, clock } = church
  const at = clock.now.toISOString()
  const [account, me] = [await accountOf('newcomer'), await accountOf('comfort.yeboah')]
  const named = { first_name: 'Adwoa', last_name: secret }
  await db.updateTable('account').set(named).where('id', '=', account).execute()
  await db
    .updateTable('person')
    .set({ ...named, branch_id: kumasi.id })
    .where('account_id', '=', account)
    .execute()
  for (const duty of held)
    await db.insertInto('duty').values({ account_id: me, duty, granted_at: at }).execute()
  if (held.length > 0) expect((await belong(osu, 'staff', me)).status).toBe(200)
  const kept = await addShifts(branches, account)
  const { access: writer } = await church.signIn('newcomer')
  const written = await church.post('members/contacts/', contact, writer)
  expect(written.status).toBe(201)
  const { id: conversation } = await db
    .selectFrom('conversation')
    .select('id')
    .where('account_id', '=', account)
    .executeTakeFirstOrThrow()
  const answered = await addAnswer(branches, account)
  const { access } = await church.signIn('comfort.yeboah')
  return { ...branches, ...kept, account, me, access, conversation, answered, writer }
}

const contact = {
  name: `Adwoa ${secret}`,
  email: 'adwoa@example.com',
  phone: '(024) 412-3456',
  subject: `${secret} asks`,
  message: `${secret} wrote`,
}

/** A team in which the account serves, with a turn at the service of Kumasi, one at a service of all, and days on which they cannot. */
async function addShifts({ church, there }: Awaited<ReturnType<typeof openBranches>>, account_id: number) {
  const { db, clock } = church
  const at = clock.now.toISOString()
  const { id: team } = await db.selectFrom('rota_team').select('id').executeTakeFirstOrThrow()
  const serves = { team_id: team, account_id, state: 'serves' as const, since: at }
  await db.insertInto('rota_member').values(serves).execute()
  const { id: common } = await db
    .selectFrom('service')
    .select('id')
    .where('branch_id', 'is', null)
    .executeTakeFirstOrThrow()
  await db.updateTable('service').set({ day: 'Sunday' }).where('id', '=', common).execute()
  const shift = { team_id: team, account_id, asked_by: null, asked_at: at, state: 'asked' as const }
  const rows = [there, common].map((service_id, place) => ({
    ...shift,
    service_id,
    day: `2026-12-${place === 0 ? '06' : '13'}`,
    word: `${secret} said`,
  }))
  const shifts = await db.insertInto('rota_turn').values(rows).returning('id').execute()
  const cannot = { account_id, from_day: '2026-12-20', to_day: '2026-12-27', word: `${secret} away` }
  await db
    .insertInto('rota_cannot')
    .values({ ...cannot, created_at: at })
    .execute()
  return { team, common, turns: shifts.map(({ id }) => id) }
}

/** The answer of the account to a message of the church, whose author has gone: it is the office's. */
async function addAnswer({ church }: Awaited<ReturnType<typeof openBranches>>, account_id: number) {
  const at = church.clock.now.toISOString()
  const words = { subject: 'Rice', text: 'Who brings rice?', site: 'https://church.example' }
  const { id: message_id } = await church.db
    .insertInto('message')
    .values({
      ...words,
      state: 'sent',
      audience: 'everybody',
      audience_name: '',
      fellowship_id: null,
      purpose: 'church',
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
  const { id } = await church.db
    .insertInto('conversation')
    .values({
      source: 'answer',
      message_id,
      account_id,
      sender_id: null,
      state: 'open',
      created_at: at,
      opened_at: at,
      last_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await church.db
    .insertInto('conversation_entry')
    .values({ conversation_id: id, at, kind: 'written', text: `${secret} brings rice` })
    .execute()
  return id
}
