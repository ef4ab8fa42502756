import type { Context } from 'hono'
import type { Deck, PresentationAnswer, StateAnswer } from '../../../lib/contract/services/projection.ts'
import type { AppEnv } from '../../platform/context.ts'
import { readChurch } from '../../settings/church-settings/repo.ts'
import { type Making, makeDeck } from './deck.ts'
import { planItems } from './from-plan.ts'
import type { Shown } from './lines.ts'
import { logoData, readPictures } from './pictures.ts'
import { withQrCodes } from './qr.ts'
import { deckIn, itemsIn, type Presentation, stateOf } from './repo.ts'
import { withStrangeNumbers } from './strange-numbers.ts'

export const makingOf = (c: Context<AppEnv>): Making => ({
  db: c.var.db,
  now: c.var.now(),
})

/** All that a presentation shows, with its pictures, so that a device needs nothing more. */
export async function deckAnswer(c: Context<AppEnv>, row: Presentation): Promise<Deck> {
  const { db, files } = c.var
  const { name, logo } = await readChurch(db)
  const items = deckIn(row)
  return {
    id: row.id,
    title: row.title,
    version: row.deck_version,
    church: name,
    logo: await logoData(files, logo),
    pictures: await readPictures({ db, files }, row.id, items),
    items: withQrCodes(items, c.var.settings.PUBLIC_SITE_URL ?? c.var.askedOrigin()),
  }
}

/** A presentation for who controls it. */
export async function presentationAnswer(c: Context<AppEnv>, row: Presentation): Promise<PresentationAnswer> {
  const { id, title, day, plan_id: plan, code, version } = row
  const items = itemsIn(row)
  const making = makingOf(c)
  const fresh = await makeDeck(making, await planItems(making.db, plan, items))
  return {
    id,
    title,
    day,
    plan,
    items,
    code,
    deck: await deckAnswer(c, row),
    is_outdated: JSON.stringify(fresh) !== row.deck,
    strange_numbers: await withStrangeNumbers(making.db, items),
    state: stateOf(row),
    now: c.var.now().getTime(),
    version,
  }
}

export const stateAnswer = (c: Context<AppEnv>, row: Presentation): StateAnswer => ({
  state: stateOf(row),
  deck_version: row.deck_version,
  now: c.var.now().getTime(),
})

export const shownOf = (row: Presentation): Shown => ({
  code: row.code,
  deck_version: row.deck_version,
  state: stateOf(row),
})
