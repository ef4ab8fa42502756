import type { Context } from 'hono'
import { usualPages } from '../../../content/usual-pages.ts'
import type { PageDocument } from '../../../lib/contract/website/page-document.ts'
import type { DraftDocument } from '../../../lib/contract/website/page-draft.ts'
import { isSitePath } from '../../../lib/site/site-pages.ts'
import type { Demands } from '../../accounts/accounts/rights/demands.ts'
import { requireRecentProof } from '../../accounts/accounts/rights/step-up.ts'
import { addChange, type ChangedLines } from '../../accounts/dual-control/changes.ts'
import { controlOf } from '../../accounts/dual-control/keepers.ts'
import { tellHeld } from '../../accounts/dual-control/tell-held.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { readChurch } from '../../settings/church-settings/repo.ts'
import type { OwnPage } from './answer.ts'
import { linesWithNewNumber } from './numbers/known-numbers.ts'
import { givingLines, pageLines } from './numbers/payment-words.ts'
import type { EditedPage } from './repo.ts'
import { findText, readVersion } from './rows.ts'
import { publish } from './versions.ts'

const when = 'when it tells people where money goes'

/** What a route demands that publishes pages. */
export const whereMoneyGoes: Demands = { proof: when, second: when, tells: `admins and treasurers, ${when}` }

type Publishing = {
  page: Pick<OwnPage, 'id' | 'path' | 'state'>
  draft: EditedPage
  publishAt?: Date | undefined
  note: string
  by: number
  at: Date
}

/** What became of it; `tell` e-mails about it, after the transaction. */
type Published = { isShown: boolean; tell: () => void }

/**
 * Publishes a draft as publish() does. What tells people where money goes needs a recent proof, and waits for a second person while visitors
 * read what stood there before (docs/decisions/giving.md#payment-details). Undefined when the text has changed meanwhile. Throws 403.
 */
export async function publishControlled(
  c: Context<AppEnv>,
  db: Db,
  { page, draft, publishAt, note, by, at }: Publishing,
): Promise<Published | undefined> {
  const text = { id: page.id, lang: draft.lang }
  const publishing = { ...text, version: draft.version, note, publishAt, by, at }
  const isLater = publishAt !== undefined && publishAt > at
  const before = await readShown(db, page, draft.lang)
  const words = await changedLines(db, page.path, before.document, draft.document)
  const control = words ? await controlOf(db, { by, at }) : undefined
  if (!words || !control || control.kind === 'none') {
    const number = await publish(db, publishing)
    return number === undefined ? undefined : { isShown: !isLater, tell: () => undefined }
  }
  await requireRecentProof(c, db)
  const until = control.kind === 'delay' ? laterOf(control.until, publishAt) : null
  const number = await publish(db, { ...publishing, heldUntil: until })
  if (number === undefined) return undefined
  const place = draft.lang === 'en' ? page.path : `${page.path} (${draft.lang})`
  const of = { ...text, oldNumber: before.number, newNumber: number }
  await addChange(db, { place, words, by, at, dueAt: until, page: of })
  return { isShown: false, tell: () => tellHeld(c, { place, words, until }) }
}

const laterOf = (one: Date, other: Date | undefined): Date => (other && other > one ? other : one)

/** What visitors read of a page in a language, and its version; where none is published, what the site says at its address by itself. */
async function readShown(db: Db, { id, path, state }: Publishing['page'], lang: string) {
  const text = state === 'published' ? await findText(db, { id, lang }) : undefined
  const number = text?.published_number ?? null
  const shown = number === null ? undefined : await readVersion(db, { id, lang }, number)
  if (shown) return { number, document: shown.document }
  const document = isSitePath(path) ? usualPages[path](await readChurch(db)) : undefined
  return { number: null, document }
}

/** The lines of a page that differ, where they tell people where money goes; undefined where they do not. */
async function changedLines(
  db: Db,
  path: string,
  before: PageDocument | undefined,
  after: DraftDocument,
): Promise<ChangedLines | undefined> {
  const [old, now] = [before ? givingLines(before, path) : [], givingLines(after, path)]
  const isOther = now.length > 0 && JSON.stringify(old) !== JSON.stringify(now)
  const fresh = await linesWithNewNumber(db, pageLines(after))
  if (!isOther && fresh.length === 0) return undefined
  const all = before ? pageLines(before) : []
  const gone = differing([...all, ...old], [...pageLines(after), ...now])
  const added = differing([...fresh, ...(isOther ? now : [])], [...all, ...old])
  // The same lines in another order give each number another name.
  return gone.length + added.length > 0 ? { old: gone, new: added } : { old, new: now }
}

const differing = (lines: readonly string[], from: readonly string[]): string[] => {
  const known = new Set(from)
  return [...new Set(lines)].filter((line) => !known.has(line))
}
