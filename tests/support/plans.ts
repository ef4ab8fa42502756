import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { NewPlanItemForm, PlanAnswer, PlanItemAnswer } from '../../src/lib/contract/services/plan.ts'
import { holdDuty } from './hold-duty.ts'
import { openRota, sunday } from './rota.ts'

/** An item as an editor adds it. */
export const newItem = (changes: Partial<NewPlanItemForm> = {}) => ({
  kind: 'other' as const,
  title: 'Testimonies',
  minutes: 5,
  act: randomUUID(),
  ...changes,
})

/** What a change of an item sends: the item as it is. */
export const formOf = ({
  id: _,
  leaders: __,
  is_mine: ___,
  files: ____,
  counted: _____,
  notes,
  ...item
}: PlanItemAnswer): Record<string, unknown> => ({
  ...item,
  notes: notes.map(({ team, words }) => ({ team, words })),
})

/** A church with a rota, its keeper as who plans the services, and the order of the first service of Sunday, made from its template. */
export async function openPlan() {
  const rota = await openRota()
  const { church, keeper, first } = rota
  await holdDuty(church, 'leader2', 'worship')
  await church.db.deleteFrom('service_plan').execute()
  const planner = keeper.access
  const made = await church.post('plans/', { kind: 'first', service: first, day: sunday }, planner)
  expect([made.status, made.body]).toEqual([201, expect.anything()])
  const { id } = made.body as PlanAnswer
  const answer = (body: unknown) => body as PlanAnswer
  return {
    ...rota,
    id,
    planner,
    plan: answer(made.body),
    read: async (access = planner) => answer((await church.get(`plans/${id}/`, access)).body),
    add: (changes: Partial<NewPlanItemForm> = {}, access = planner) =>
      church.post(`plans/${id}/items/`, newItem(changes), access),
    change: (item: PlanItemAnswer, changes: object, access = planner) =>
      church.put(`plans/${id}/items/${item.id}/`, { ...formOf(item), ...changes }, access),
    place: (item: number, before: number | null, access = planner) =>
      church.put(`plans/${id}/items/${item}/place/`, { before }, access),
    lead: (act: 'start' | 'go' | 'end', turn: number, item: number | null, access = planner) =>
      church.put(`plans/${id}/live/`, { act, turn, item }, access),
    [Symbol.asyncDispose]: () => rota[Symbol.asyncDispose](),
  }
}
