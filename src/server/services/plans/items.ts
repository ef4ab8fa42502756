import { type Insertable, type Selectable, sql } from 'kysely'
import {
  mostPlanItems,
  type NewPlanItemForm,
  noteTeams,
  type PlanItemForm,
} from '../../../lib/contract/services/plan.ts'
import { planRules } from '../../../lib/texts/services/plan-rules.ts'
import type { PlanItemTable } from '../../platform/db/tables/plans.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { changedMeanwhile } from '../../platform/http/preconditions.ts'
import { keysOfItem } from './files.ts'
import type { UsualItem } from './templates.ts'

/*
 * The items of a plan. Call everything that writes in a transaction that has locked the plan (`countChange`).
 */

export type PlanItem = Selectable<PlanItemTable>

/** The items of plans in their order. */
export const itemsOf = (db: Db, plan: number): Promise<PlanItem[]> =>
  db
    .selectFrom('plan_item')
    .selectAll()
    .where('plan_id', '=', plan)
    .orderBy('position')
    .orderBy('id')
    .execute()

/** Notes and links of items, by item. */
export async function insidesOf(db: Db, items: readonly number[]) {
  if (items.length === 0) return { notes: new Map<number, never[]>(), links: new Map<number, never[]>() }
  const notes = await db
    .selectFrom('plan_note')
    .selectAll()
    .where('item_id', 'in', items)
    .orderBy('team')
    .execute()
  const links = await db
    .selectFrom('plan_link')
    .selectAll()
    .where('item_id', 'in', items)
    .orderBy('id')
    .execute()
  return {
    notes: Map.groupBy(notes, ({ item_id }) => item_id),
    links: Map.groupBy(links, ({ item_id }) => item_id),
  }
}

async function requireItem(db: Db, plan: number, id: number): Promise<PlanItem> {
  const item = await db
    .selectFrom('plan_item')
    .selectAll()
    .where('plan_id', '=', plan)
    .where('id', '=', id)
    .executeTakeFirst()
  return item ?? refuse(404, planRules.noItem)
}

/** Adds an item before another one, or at the end; the same act again adds nothing. Throws 400 and 409. */
export async function addItem(db: Db, plan: number, form: NewPlanItemForm): Promise<void> {
  const { before, act, notes, links, ...fields } = form
  const items = await itemsOf(db, plan)
  if (items.some(({ act_id }) => act_id === act)) return
  if (items.length >= mostPlanItems) refuse(409, planRules.many({ most: mostPlanItems }))
  await requireNamed(db, form)
  const { id } = await db
    .insertInto('plan_item')
    .values({ plan_id: plan, position: items.length, act_id: act, ...columnsOf(fields) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await saveInside(db, id, { notes, links })
  await place(db, [...items.map((item) => item.id), id], id, before)
}

/** Changes an item. Throws 404, 409 for another version, and 400. */
export async function changeItem(db: Db, plan: number, id: number, form: PlanItemForm): Promise<void> {
  const { version, notes, links, ...fields } = form
  const item = await requireItem(db, plan, id)
  if (version !== undefined && version !== item.version) refuse(409, changedMeanwhile())
  await requireNamed(db, form)
  await db
    .updateTable('plan_item')
    .set({ ...columnsOf(fields), version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
  await saveInside(db, id, { notes, links })
}

/** Moves an item before another one, or to the end. An item that has gone meanwhile leaves it at the end. Throws 404. */
export async function placeItem(db: Db, plan: number, id: number, before: number | null): Promise<void> {
  await requireItem(db, plan, id)
  const items = await itemsOf(db, plan)
  await place(
    db,
    items.map((item) => item.id),
    id,
    before,
  )
}

async function place(db: Db, ids: readonly number[], moved: number, before: number | null): Promise<void> {
  const others = ids.filter((id) => id !== moved)
  const at = before === null ? -1 : others.indexOf(before)
  others.splice(at < 0 ? others.length : at, 0, moved)
  for (const [position, id] of others.entries())
    await db
      .updateTable('plan_item')
      .set({ position })
      .where('id', '=', id)
      .where('position', '!=', position)
      .execute()
}

/** Removes an item that was seen. Returns the keys of its files. Throws 404, and 409 for another version. */
export async function removeItem(
  db: Db,
  plan: number,
  id: number,
  check: (version: number) => void,
): Promise<string[]> {
  check((await requireItem(db, plan, id)).version)
  const keys = await keysOfItem(db, id)
  await db.deleteFrom('plan_item').where('id', '=', id).execute()
  return keys
}

type Fields = Omit<PlanItemForm, 'version' | 'notes' | 'links'>

function columnsOf({ song, is_public, ...columns }: Fields) {
  const isSong = columns.kind === 'song'
  return {
    ...columns,
    is_public: is_public ? (1 as const) : (0 as const),
    ...(columns.kind === 'offering' ? {} : { count_id: null }),
    song_id: isSong ? song : null,
    key: isSong ? columns.key : '',
    capo: isSong ? columns.capo : 0,
    parts: isSong ? columns.parts : '',
  }
}

/** Throws 400 for somebody or a team that is not there. */
async function requireNamed(
  db: Db,
  { leader_account, leader_team, notes }: Pick<PlanItemForm, 'leader_account' | 'leader_team' | 'notes'>,
): Promise<void> {
  if (leader_account !== null) {
    const account = await db
      .selectFrom('account')
      .select('id')
      .where('id', '=', leader_account)
      .executeTakeFirst()
    if (!account) refuseFields({ leader_account: [planRules.noPerson] })
  }
  const noted = notes.flatMap(({ team }) => (/^\d+$/.test(team) ? Number(team) : []))
  const wanted = leader_team === null ? noted : [...noted, leader_team]
  const isKnown = notes.every(({ team }) => /^\d+$/.test(team) || noteTeams.some((one) => one === team))
  if (!isKnown) refuseFields({ notes: [planRules.noTeam] })
  if (wanted.length === 0) return
  const there = await db.selectFrom('rota_team').select('id').where('id', 'in', wanted).execute()
  const ids = new Set(there.map(({ id }) => id))
  if (leader_team !== null && !ids.has(leader_team)) refuseFields({ leader_team: [planRules.noTeam] })
  if (!noted.every((team) => ids.has(team))) refuseFields({ notes: [planRules.noTeam] })
}

async function saveInside(
  db: Db,
  item_id: number,
  { notes, links }: Pick<PlanItemForm, 'notes' | 'links'>,
): Promise<void> {
  await db.deleteFrom('plan_note').where('item_id', '=', item_id).execute()
  await db.deleteFrom('plan_link').where('item_id', '=', item_id).execute()
  if (notes.length > 0)
    await db
      .insertInto('plan_note')
      .values(notes.map((note) => ({ item_id, ...note })))
      .execute()
  for (const link of links)
    await db
      .insertInto('plan_link')
      .values({ item_id, ...link })
      .execute()
}

/** Adds the usual items of a template to a plan without items. */
export async function insertItems(db: Db, plan: number, items: readonly UsualItem[]): Promise<void> {
  if (items.length === 0) return
  await db
    .insertInto('plan_item')
    .values(
      items.map(
        ([kind, title, minutes], position): Insertable<PlanItemTable> => ({
          ...{ plan_id: plan, position, kind, title, minutes },
          ...{ leader_account: null, leader_team: null, song_id: null },
          is_public: isPublicKind(kind) ? 1 : 0,
        }),
      ),
    )
    .execute()
}

/** What the public part shows of itself: songs, readings and the sermon. */
const isPublicKind = (kind: string): boolean => ['song', 'reading', 'sermon'].includes(kind)

type Copying = {
  from: number
  to: number
  /** Without people, songs and readings: what a template is. */
  isBare?: boolean
}

/** Copies the items of a plan with their notes and links to a plan without items. Files and the counted offering belong to their service and are not copied. */
export async function copyItems(db: Db, { from, to, isBare = false }: Copying): Promise<void> {
  const items = await itemsOf(db, from)
  const { notes, links } = await insidesOf(
    db,
    items.map(({ id }) => id),
  )
  for (const { id: old, version: _, act_id: __, ...item } of items) {
    const kept = isBare
      ? {
          ...item,
          ...{ leader_account: null, leader_name: '', song_id: null, key: '', capo: 0, parts: '' },
          ...{ reference: '', words: '', leader_note: '' },
        }
      : item
    const { id } = await db
      .insertInto('plan_item')
      .values({ ...kept, plan_id: to, count_id: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    const inside = {
      notes: (notes.get(old) ?? []).map(({ team, words }) => ({ team, words })),
      links: (isBare ? [] : (links.get(old) ?? [])).map(({ name, address }) => ({ name, address })),
    }
    await saveInside(db, id, inside)
  }
}
