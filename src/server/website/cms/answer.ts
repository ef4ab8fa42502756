import type { Context } from 'hono'
import { Language, usualLanguage } from '../../../lib/contract/pagination.ts'
import type { EditedPageAnswer } from '../../../lib/contract/website/page-draft.ts'
import { isOfSite, type ListedPageAnswer } from '../../../lib/contract/website/page-editing.ts'
import type { PageRequestAnswer, PageRight } from '../../../lib/contract/website/page-sharing.ts'
import { mediaPaths } from '../../../lib/site/media-paths.ts'
import { isPostPath } from '../../../lib/site/news-address.ts'
import { usualRules } from '../../../lib/texts/settings/usual-rules.ts'
import { waitingOfPage } from '../../accounts/dual-control/waiting.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { idOf } from '../../platform/http/ids.ts'
import { needsApproval } from './editors.ts'
import { pageRefusals } from './messages.ts'
import { findPageById, listLanguages, readDraft } from './repo.ts'
import { findRequest } from './requests.ts'
import { refusalsAbout, type TextOf } from './rows.ts'
import type { FoundPage, PageScope } from './search.ts'

/** Who acts, and when. */
export const actOf = (c: Context<AppEnv>) => ({ by: callerOf(c).id, at: c.var.now() })

const noSuch = () => pageRefusals.thereNoSuchPage

/** The pages that the caller may edit; undefined for all of them. */
export function scopeOf(c: Context<AppEnv>): PageScope | undefined {
  const { id, role } = callerOf(c)
  return role === 'admin' ? undefined : { paths: role === 'media' ? mediaPaths : [], editor: id }
}

/** A page with what the caller may do with it. */
export type OwnPage = NonNullable<Awaited<ReturnType<typeof findPageById>>> & { right: PageRight }

/** The page of the path's id, if the caller may edit it. Throws 404 and 403. */
export async function ownPage(c: Context<AppEnv>, db: Db = c.var.db): Promise<OwnPage> {
  const page = (await findPageById(db, idOf(c))) ?? refuse(404, noSuch())
  const right = (await rightOn(c, db, page)) ?? refuse(403, refusalsAbout(page.path).yourAccountMayNot)
  return { ...page, right }
}

/** The same, if the caller may publish it without asking. Throws 404 and 403. */
export async function pageToPublish(c: Context<AppEnv>): Promise<OwnPage> {
  const page = await ownPage(c)
  if (page.right === 'ask') refuse(403, pageRefusals.askPublishSomebodyLooks)
  return page
}

/** The same, if it belongs to the caller's work for the church. Throws 404 and 403. */
export async function pageOfStaff(c: Context<AppEnv>, db: Db = c.var.db): Promise<OwnPage> {
  const page = await ownPage(c, db)
  return page.right === 'staff' ? page : refuse(403, refusalsAbout(page.path).yourAccountMayNot2)
}

async function rightOn(
  c: Context<AppEnv>,
  db: Db,
  { id, path }: { id: number; path: string },
): Promise<PageRight | undefined> {
  const caller = callerOf(c)
  const isOfMedia = mediaPaths.includes(path) || isPostPath(path)
  if (caller.role === 'admin' || (caller.role === 'media' && isOfMedia)) return 'staff'
  const needs = await needsApproval(db, id, caller.id)
  return needs === undefined ? undefined : needs ? 'ask' : 'publish'
}

/** The language that a query asks for. Throws 400. */
export function languageOf(c: Context<AppEnv>): string {
  const read = Language.safeParse(c.req.query('lang') || usualLanguage)
  return read.success ? read.data : refuseFields({ lang: [usualRules.giveLanguageLikeEn] })
}

/** The draft of a page. Throws 404. */
export const draftOf = async (db: Db, text: TextOf) => (await readDraft(db, text)) ?? refuse(404, noSuch())

/** A page as it is edited. Throws 404. */
export async function editedAnswer(
  db: Db,
  { id, right }: Pick<OwnPage, 'id' | 'right'>,
  language: string,
): Promise<EditedPageAnswer> {
  const { page, lang, version, document, ...about } = await draftOf(db, { id, lang: language })
  const { path, under, menu, menu_order, state } = page
  return {
    id,
    path,
    under,
    menu,
    menu_order,
    state,
    page_version: page.version,
    lang,
    languages: await listLanguages(db, id),
    version,
    document,
    is_draft: about.isDraft,
    published_number: about.publishedNumber,
    next_at: about.nextAt,
    changed_at: about.changedAt,
    changed_by: about.changedBy,
    of_site: isOfSite(path),
    right,
    request: await requestAnswer(db, { id, lang }, version),
    waiting: await waitingOfPage(db, { id, lang, number: about.nextNumber }),
  }
}

async function requestAnswer(db: Db, text: TextOf, version: number): Promise<PageRequestAnswer | null> {
  const request = await findRequest(db, text)
  if (!request) return null
  const { by, asked_at, note, answer, answered_at } = request
  return { by, asked_at, note, is_current: request.version === version, answer, answered_at }
}

/** A page in the list of the staff. */
export const listedAnswer = ({
  id,
  path,
  under,
  menu,
  menu_order,
  state,
  ...text
}: FoundPage): ListedPageAnswer => {
  const { lang, title, has_draft, published_number, next_at, changed_at, changed_by } = text
  return {
    id,
    path,
    under,
    menu,
    menu_order,
    state,
    lang,
    title,
    has_draft,
    published_number,
    next_at,
    changed_at,
    changed_by,
  }
}

/** Throws 409 that says who wrote meanwhile. */
export async function refuseChanged(db: Db, text: TextOf): Promise<never> {
  const { changedBy, page } = await draftOf(db, text)
  const who = changedBy || pageRefusals.somebodyElse
  refuse(409, refusalsAbout(page.path).whoChangedPageMeanwhile({ who }))
}
