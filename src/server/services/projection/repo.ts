import { randomBytes } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import {
  type DeckItem,
  type PresentationHead,
  type PresentationState,
  type PressForm,
  type ProjectionItem,
  presentCodeLength,
} from '../../../lib/contract/services/projection.ts'
import type { PresentationTable } from '../../platform/db/tables/projection.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { projectionRefusals } from './messages.ts'

export type Presentation = Selectable<PresentationTable>

/** Letters and digits that nobody mistakes for each other, for a code that is typed at the projector. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789x'

const newCode = (): string =>
  [...randomBytes(presentCodeLength)].map((byte) => alphabet[byte % alphabet.length]).join('')

export const itemsIn = ({ items }: Pick<Presentation, 'items'>): ProjectionItem[] => JSON.parse(items)
export const deckIn = ({ deck }: Pick<Presentation, 'deck'>): DeckItem[] => JSON.parse(deck)

/** The latest presentations, the next day first. */
export async function listHeads(db: Db): Promise<PresentationHead[]> {
  const rows = await db
    .selectFrom('presentation')
    .select(['id', 'title', 'day', 'plan_id', 'deck', 'code'])
    .orderBy('day', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
  return rows.map(({ id, title, day, plan_id, code, ...row }) => ({
    id,
    title,
    day,
    plan: plan_id,
    slides: deckIn(row).reduce((sum, { slides }) => sum + slides.length, 0),
    is_open: code !== null,
  }))
}

/** A presentation. Throws 404. */
export const requirePresentation = async (db: Db, id: number): Promise<Presentation> =>
  (await db.selectFrom('presentation').selectAll().where('id', '=', id).executeTakeFirst()) ??
  refuse(404, projectionRefusals.noPresentation)

/** The presentation that a code opens. Throws 404 for one that was guessed or has ended. */
export const requireShown = async (db: Db, code: string): Promise<Presentation> =>
  (await db.selectFrom('presentation').selectAll().where('code', '=', code).executeTakeFirst()) ??
  refuse(404, projectionRefusals.noScreen)

type Made = { title: string; day: string; items: readonly ProjectionItem[]; deck: readonly DeckItem[] }

export async function insertPresentation(
  db: Db,
  { title, day, items, deck, plan, now }: Made & { plan: number | null; now: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('presentation')
    .values({
      title,
      day,
      plan_id: plan,
      code: newCode(),
      items: JSON.stringify(items),
      deck: JSON.stringify(deck),
      created_at: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Sets what a presentation is made of; false when it has changed since `version`. */
export async function updatePresentation(
  db: Db,
  { id, version }: { id: number; version: number | undefined },
  { title, day, items, deck }: Made,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('presentation')
    .set({
      title,
      day,
      items: JSON.stringify(items),
      deck: JSON.stringify(deck),
      deck_version: sql`deck_version + 1`,
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Gives a presentation a new code, or none. */
export const setCode = (db: Db, id: number, does: 'renew' | 'end') =>
  db
    .updateTable('presentation')
    .set({ code: does === 'renew' ? newCode() : null })
    .where('id', '=', id)
    .execute()

export const stateOf = (row: Presentation): PresentationState => ({
  version: row.presses,
  item: row.item,
  slide: row.slide,
  over: row.covered_by,
  call: row.call_number,
  pressed_at: row.pressed_at,
})

/**
 * Takes a press, in a transaction: false for one that its controller has sent before or overtaken, and for one that is older than the press that holds.
 * Both are conditional updates, so that two processes cannot count one press twice.
 */
export async function takePress(
  db: Db,
  id: number,
  { controller, press, age, item, slide, over, call }: PressForm,
  now: Date,
): Promise<boolean> {
  const counted = await db
    .insertInto('presentation_controller')
    .values({ presentation_id: id, controller, press })
    .onConflict((conflict) =>
      conflict
        .columns(['presentation_id', 'controller'])
        .doUpdateSet({ press })
        .where('presentation_controller.press', '<', press),
    )
    .executeTakeFirst()
  if (counted.numInsertedOrUpdatedRows !== 1n) return false
  const at = now.getTime() - age
  const { numUpdatedRows } = await db
    .updateTable('presentation')
    .set({
      item,
      slide,
      covered_by: over,
      call_number: call,
      pressed_at: at,
      presses: sql`presses + 1`,
    })
    .where('id', '=', id)
    .where('pressed_at', '<=', at)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const deletePresentation = (db: Db, id: number) =>
  db.deleteFrom('presentation').where('id', '=', id).execute()

/** The most pictures of a presentation: its deck is one answer. */
const mostPictures = 30

type NewPicture = { presentation: number; key: string; now: Date }

/** Adds a picture, in a transaction. Returns its id; undefined where there are too many. */
export async function insertPicture(
  db: Db,
  { presentation, key, now }: NewPicture,
): Promise<number | undefined> {
  const { many } = await db
    .selectFrom('presentation_picture')
    .select(({ fn }) => fn.countAll<number>().as('many'))
    .where('presentation_id', '=', presentation)
    .executeTakeFirstOrThrow()
  if (Number(many) >= mostPictures) return undefined
  const { id } = await db
    .insertInto('presentation_picture')
    .values({ presentation_id: presentation, file_key: key, added_at: now.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
