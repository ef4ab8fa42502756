import type {
  AskForm,
  FairnessAnswer,
  OwnRotaAnswer,
  OwnShiftAnswer,
  ProposalAnswer,
  TeamAnswer,
  WeeksAnswer,
} from '../../src/lib/contract/services/rota.ts'
import type { Email } from '../../src/server/platform/mail/mail.ts'
import { sendRotaEmails } from '../../src/server/services/rota/emails.ts'
import { openChurch } from './church.ts'

/** The day after the church's clock, and the Sunday after that. */
export const sunday = '2026-11-22'
export const nextSunday = '2026-11-29'

/**
 * A church with a keeper of the rota and one team, the ushers: two at the service at 9:00 and one at 11:00. Member, newcomer, media
 * and leader serve in it. What the sample has of a rota is gone.
 */
export async function openRota() {
  const church = await openChurch()
  const { db } = church
  for (const table of ['rota_cannot', 'rota_turn', 'rota_team'] as const) await db.deleteFrom(table).execute()
  const services = await db
    .selectFrom('service')
    .select(['id', 'time'])
    .where('day', '=', 'Sunday')
    .orderBy('time')
    .execute()
  const [first = 0, second = 0] = services.map(({ id }) => id)
  const enter = async (username: string) => {
    const { access, user } = await church.signIn(username)
    return { access, id: Number(user['id']) }
  }
  const keeper = await enter('leader2')
  const granted_at = church.clock.now.toISOString()
  await db.insertInto('duty').values({ account_id: keeper.id, duty: 'rota', granted_at }).execute()
  const people = {
    admin: await enter('admin'),
    member: await enter('member'),
    newcomer: await enter('newcomer'),
    media: await enter('media'),
    leader: await enter('leader'),
  }
  const needs = [
    { service: first, needed: 2 },
    { service: second, needed: 1 },
  ]
  const addTeam = async (name: string, serving: readonly { id: number }[]) => {
    const { body } = await church.post('rota/teams/', { name, needs, is_open: true }, keeper.access)
    const team = (body as TeamAnswer[]).find((one) => one.name === name)?.id ?? 0
    for (const { id } of serving)
      await church.put(`rota/teams/${team}/members/${id}/`, { state: 'serves' }, keeper.access)
    return team
  }
  const { member, newcomer, media, leader } = people
  const ushers = await addTeam('Ushers', [member, newcomer, media, leader])
  const read = async <Found>(path: string, access: string) => (await church.get(path, access)).body as Found
  const own = (access: string) => read<OwnRotaAnswer>('rota/', access)

  return {
    church,
    ...people,
    keeper,
    first,
    second,
    ushers,
    addTeam,
    own,
    ask: (shifts: AskForm['turns'], access = keeper.access, team = ushers) =>
      church.post('rota/turns/', { team, turns: shifts }, access),
    /** The first shift that somebody holds. */
    turn: async (access: string) => (await own(access)).turns[0] as OwnShiftAnswer,
    act: (id: number, what: string, body: object, access: string) =>
      church.post(`rota/turns/${id}/${what}/`, body, access),
    weeks: (access = keeper.access, query = '') => read<WeeksAnswer>(`rota/weeks/${query}`, access),
    proposal: (query = '', team = ushers) =>
      read<ProposalAnswer>(`rota/teams/${team}/proposal/${query}`, keeper.access),
    fairness: () => read<FairnessAnswer>(`rota/teams/${ushers}/fairness/`, keeper.access),
    /** Runs the job of letters with a mail server that accepts all of them; with `takes` false it never answers. */
    async write({ takes = true } = {}): Promise<Email[]> {
      const letters: Email[] = []
      const send = (letter: Email) => {
        letters.push(letter)
        if (takes) letter.settled?.()
      }
      const { addressHash, background, clock } = church
      const writing = { db, addressHash, mail: { send }, site: 'https://church.example' }
      await sendRotaEmails({ ...writing, background, now: () => clock.now })
      await background.ended()
      return letters
    },
    [Symbol.asyncDispose]: () => church[Symbol.asyncDispose](),
  }
}
