import type { Context } from 'hono'
import * as calls from '../../../lib/contract/services/calls/projection.ts'
import type { PressForm, ProjectionItem } from '../../../lib/contract/services/projection.ts'
import { projectionRules } from '../../../lib/texts/services/projection-rules.ts'
import { demands } from '../../accounts/accounts/rights/demands.ts'
import { holds } from '../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../platform/context.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { mayHaveCommitted } from '../../platform/errors/storage-errors.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { idempotent } from '../../platform/http/idempotency/idempotency.ts'
import { changedMeanwhile, requireUnchanged } from '../../platform/http/preconditions.ts'
import { Routes } from '../../platform/http/routes.ts'
import { removeFiles, storePicture } from '../../platform/http/store-picture.ts'
import { bodyOf, formOf } from '../../platform/http/takes.ts'
import { writeLogged } from '../../settings/system-log/write-logged.ts'
import { moveToTrash } from '../../settings/trash/move-to-trash.ts'
import { makingOf, presentationAnswer, shownOf, stateAnswer } from './answer.ts'
import { makeDeck } from './deck.ts'
import { planItems } from './from-plan.ts'
import { projectionRefusals } from './messages.ts'
import { passageOf } from './passages.ts'
import { dataOf, noticeWidth } from './pictures.ts'
import {
  deckIn,
  deletePresentation,
  insertPicture,
  insertPresentation,
  itemsIn,
  listHeads,
  type Presentation,
  requirePresentation,
  setCode,
  takePress,
  updatePresentation,
} from './repo.ts'

const team = holds('admin', 'worship')

const pictureLimit = 10 * 1024 * 1024

/** What projectors show, for the team that prepares and controls it: an extension (docs/worship.md#projection). */
export const projection = new Routes()
  .answer(calls.listPresentations, team, (c) => listHeads(c.var.db))
  .answer(calls.readPassage, team, (c) => ({ passage: requirePassage(c.req.query('reference') ?? '') }))
  .answer(calls.addPresentation, [team, idempotent, demands('nothing')], async (c) => {
    const { plan, ...form } = await bodyOf(c)
    const making = makingOf(c)
    const items = await planItems(making.db, plan, [])
    const deck = await makeDeck(making, items)
    const logged = { action: 'Presentation added', detail: form.title }
    const id = await writeLogged(c, logged, (db) =>
      insertPresentation(db, { ...form, items, deck, plan, now: c.var.now() }),
    )
    return presentationAnswer(c, await requirePresentation(c.var.db, id))
  })
  .answer(calls.readPresentation, team, async (c, { id }) =>
    presentationAnswer(c, await requirePresentation(c.var.db, id)),
  )
  .answer(calls.savePresentation, [team, demands('nothing')], async (c, { id }) => {
    const { version, ...form } = await bodyOf(c)
    await requirePresentation(c.var.db, id)
    refusePassages(form.items)
    await change(c, { id, version }, form)
    return presentationAnswer(c, await tellScreens(c, id))
  })
  .answer(calls.refreshPresentation, [team, demands('nothing')], async (c, { id }) => {
    const row = await requirePresentation(c.var.db, id)
    requireUnchanged(c, row.version)
    const items = await planItems(c.var.db, row.plan_id, itemsIn(row))
    await change(c, row, { title: row.title, day: row.day, items })
    return presentationAnswer(c, await tellScreens(c, id))
  })
  .answer(calls.removePresentation, [team, demands('nothing')], async (c, { id }) => {
    const row = await requirePresentation(c.var.db, id)
    const logged = { action: 'Presentation deleted', detail: row.title, status: 'warning' } as const
    await writeLogged(c, logged, async (db) => {
      requireUnchanged(c, (await requirePresentation(db, id)).version)
      await moveToTrash(c, db, { kind: 'presentation', row: id })
      await deletePresentation(db, id)
    })
    c.var.projection.tell(id, { ...shownOf(row), code: null })
    return { detail: projectionRefusals.deleted }
  })
  .answer(calls.pressPresentation, [team, demands('nothing')], async (c, { id }) => {
    const press = await bodyOf(c)
    refuseMissingSlide(await requirePresentation(c.var.db, id), press)
    const counts = await c.var.db.transaction().execute((db) => takePress(db, id, press, c.var.now()))
    const row = await requirePresentation(c.var.db, id)
    if (counts) c.var.projection.tell(id, shownOf(row))
    return stateAnswer(c, row)
  })
  .answer(calls.readPresentationState, team, async (c, { id }) =>
    stateAnswer(c, await requirePresentation(c.var.db, id)),
  )
  .answer(calls.renewPresentationCode, [team, demands('nothing')], (c, { id }) => changeCode(c, id, 'renew'))
  .answer(calls.endPresentationCode, [team, demands('nothing')], (c, { id }) => changeCode(c, id, 'end'))
  .answer(
    calls.addNoticePicture,
    [team, demands('nothing')],
    async (c, { id }) => {
      await c.var.limits.consume('page picture by account', String(callerOf(c).id))
      await requirePresentation(c.var.db, id)
      return formOf(c, async ({ files }) => {
        const key =
          (await storePicture(c, files.picture, {
            name: 'picture',
            folder: 'projection',
            width: noticeWidth,
          })) ?? refuseFields({ picture: [projectionRefusals.choosePicture] })
        try {
          const added = { presentation: id, key, now: c.var.now() }
          const picture = await c.var.db.transaction().execute((db) => insertPicture(db, added))
          if (picture === undefined) return refuse(409, projectionRefusals.mostPictures)
          return { id: picture, data: await dataOf(c.var.files, key) }
        } catch (error) {
          if (!mayHaveCommitted(error)) await removeFiles(c, key)
          throw error
        }
      })
    },
    pictureLimit,
  )

type Change = { title: string; day: string; items: ProjectionItem[] }

/** Stores items with the slides that are made of them. Throws 409 for another version. */
async function change(
  c: Context<AppEnv>,
  seen: { id: number; version: number | undefined },
  form: Change,
): Promise<void> {
  const deck = await makeDeck(makingOf(c), form.items)
  const isChanged = await c.var.db
    .transaction()
    .execute((db) => updatePresentation(db, seen, { ...form, deck }))
  if (!isChanged) refuse(409, changedMeanwhile())
}

async function tellScreens(c: Context<AppEnv>, id: number): Promise<Presentation> {
  const row = await requirePresentation(c.var.db, id)
  c.var.projection.tell(id, shownOf(row))
  return row
}

async function changeCode(c: Context<AppEnv>, id: number, does: 'renew' | 'end') {
  const { title: detail } = await requirePresentation(c.var.db, id)
  const action = does === 'renew' ? 'Code of a presentation made' : 'Code of a presentation ended'
  await writeLogged(c, { action, detail }, (db) => setCode(db, id, does))
  return presentationAnswer(c, await tellScreens(c, id))
}

/** Throws 409 for a slide that the presentation does not have any more. */
function refuseMissingSlide(row: Presentation, { item, slide }: PressForm): void {
  if (item === '' && slide === 0) return
  const slides = deckIn(row).find(({ id }) => id === item)?.slides.length ?? 0
  if (slide >= slides) refuse(409, projectionRefusals.slidesChanged)
}

/** Throws 400 at a reading that names no passage; those of the plan stay as the plan has them. */
function refusePassages(items: readonly ProjectionItem[]): void {
  for (const [at, item] of items.entries())
    if (item.kind === 'reading' && item.plan_item === null && !passageOf(item.reference))
      refuseFields({ [`items.${at}.reference`]: [projectionRules.passage] })
}

const requirePassage = (typed: string): string =>
  passageOf(typed.slice(0, 120)) ?? refuseFields({ reference: [projectionRules.passage] })
