import type { Voice } from '../../../../content/year/streams.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { moment } from '../seed/days.ts'
import { itemAt } from '../seed/random.ts'

/** Who writes in a chat at a time: the accounts by username, and the ordinary members who had one by then. */
export async function listVoices(db: Db, at: Date): Promise<(voice: Voice) => number | undefined> {
  const accounts = await db
    .selectFrom('account')
    .select(['id', 'username', 'role'])
    .where('created_at', '<=', moment(at))
    .orderBy('id')
    .execute()
  const members = accounts.filter(({ role, username }) => role === 'user' && !shown.includes(username))
  // Steps of three, so that the chat has others than who stands next to each other in every list.
  return (voice) =>
    typeof voice === 'number'
      ? members.length > 0
        ? itemAt(members, voice * 3).id
        : undefined
      : accounts.find(({ username }) => username === voice)?.id
}

/** Who looks around as one of them writes by themselves. */
const shown: readonly string[] = ['member', 'newcomer']
