import { sql } from 'kysely'
import type {
  AutomaticMessageAnswer,
  AutomaticMessageForm,
} from '../../../lib/contract/messages/automatic-message.ts'
import type { Db } from '../../platform/db/tables.ts'
import { inEnglish } from '../../platform/words/stored.ts'
import { asLeftOut } from '../mailings/repo.ts'
import { sendingReasons } from '../translated/messages.ts'
import type { AutomaticKind } from './kind.ts'

/** Whether a kind is on, and its words: its own until somebody has changed them. */
export async function findWords(db: Db, { kind, subject, text }: AutomaticKind) {
  const row = await db.selectFrom('automatic_message').selectAll().where('kind', '=', kind).executeTakeFirst()
  const words = row ? { ...row, is_on: row.is_on === 1 } : { kind, is_on: false, subject, text, version: 0 }
  // Words that nobody has changed are in the language of each reader.
  return { ...words, isOurs: words.subject === subject && words.text === text }
}

/** Every kind with its words, and how many people got it since a time. */
export async function listAutomatic(
  db: Db,
  kinds: readonly AutomaticKind[],
  since: string,
): Promise<AutomaticMessageAnswer[]> {
  const sent = await db
    .selectFrom('message')
    .innerJoin('delivery', 'delivery.message_id', 'message.id')
    .select(['automatic', (row) => row.fn.countAll<number>().as('people')])
    .where('automatic', '!=', '')
    .where('written_at', '>=', since)
    // Of what was stopped, moved or declined some have none; who has it by the second way has failed by the first.
    .where('delivery.state', 'not in', ['left out', 'failed'])
    .groupBy('automatic')
    .execute()
  return Promise.all(
    kinds.map(async (one) => {
      const { is_on, subject, text, version } = await findWords(db, one)
      const people = Number(sent.find(({ automatic }) => automatic === one.kind)?.people ?? 0)
      return {
        kind: one.kind,
        name: one.name,
        about: one.about,
        fields: Object.keys(one.fields),
        is_on,
        subject,
        text,
        version,
        people,
      }
    }),
  )
}

/** Stores the text of a kind, and whether it is on. What waits of a kind that is switched off goes to nobody. */
export async function saveWords(
  db: Db,
  kind: string,
  { is_on, subject, text }: AutomaticMessageForm,
  now: Date,
): Promise<void> {
  const set = { is_on: is_on ? (1 as const) : (0 as const), subject, text }
  await db
    .insertInto('automatic_message')
    .values({ kind, ...set })
    .onConflict((conflict) =>
      conflict.column('kind').doUpdateSet({ ...set, version: sql`automatic_message.version + 1` }),
    )
    .execute()
  if (!is_on) await leaveOutWaiting(db, kind, { why: inEnglish(() => sendingReasons.switchedOff), now })
}

type LeavingOut = { why: string; now: Date; except?: readonly string[] }

/**
 * Marks the waiting deliveries of a kind as left out (`why` says the reason), but for the occasions `except`. Deliveries wait for
 * the end of quiet hours or for an approval. Those whose occasion is over are handled elsewhere (mailings/skip-late.ts).
 */
export async function leaveOutWaiting(
  db: Db,
  kind: string,
  { why, now, except = [] }: LeavingOut,
): Promise<void> {
  await db
    .updateTable('delivery')
    .set(asLeftOut(why, now))
    .where('state', '=', 'waiting')
    .where('message_id', 'in', (row) =>
      row
        .selectFrom('message')
        .select('message.id')
        .where('automatic', '=', kind)
        .where((one) => one.or([one('until', 'is', null), one('until', '>', now.toISOString())]))
        .where('message.state', 'in', ['asked', 'planned', 'sending'])
        .$if(except.length > 0, (query) => query.where('occasion', 'not in', except)),
    )
    .execute()
}
