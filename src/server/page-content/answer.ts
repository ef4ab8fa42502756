import type { Context } from 'hono'
import { Language, usualLanguage } from '../../lib/contract/page.ts'
import type { EditedPageAnswer } from '../../lib/contract/page-draft.ts'
import { isOfSite, type ListedPageAnswer } from '../../lib/contract/page-editing.ts'
import { mediaPaths } from '../../lib/media-paths.ts'
import type { AppEnv } from '../context.ts'
import type { Db } from '../db/tables.ts'
import { refuse, refuseFields } from '../errors/refusal.ts'
import { callerOf } from '../http/caller.ts'
import { idOf } from '../http/ids.ts'
import { findPageById, listLanguages, readDraft, type TextOf } from './repo.ts'
import type { FoundPage } from './search.ts'

const noSuch = 'There is no such page.'

/** The addresses that the caller may edit; undefined for all of them. */
export const pathsOf = (c: Context<AppEnv>): readonly string[] | undefined =>
  callerOf(c).role === 'admin' ? undefined : mediaPaths

/** The page of the path's id, if the caller may edit it. Throws 404 and 403. */
export async function ownPage(c: Context<AppEnv>, db: Db = c.var.db) {
  const page = (await findPageById(db, idOf(c))) ?? refuse(404, noSuch)
  const paths = pathsOf(c)
  if (paths && !paths.includes(page.path)) refuse(403, 'Your account may not edit this page.')
  return page
}

/** The language that a query asks for. Throws 400. */
export function languageOf(c: Context<AppEnv>): string {
  const read = Language.safeParse(c.req.query('lang') || usualLanguage)
  return read.success ? read.data : refuseFields({ lang: ['Please give a language like en or ak'] })
}

/** The draft of a page. Throws 404. */
export const draftOf = async (db: Db, text: TextOf) => (await readDraft(db, text)) ?? refuse(404, noSuch)

/** A page as it is edited. Throws 404. */
export async function editedAnswer(db: Db, text: TextOf): Promise<EditedPageAnswer> {
  const { page, lang, version, document, ...about } = await draftOf(db, text)
  const { id, path, under, menu, menu_order, state } = page
  return {
    ...{ id, path, under, menu, menu_order, state, page_version: page.version },
    ...{ lang, languages: await listLanguages(db, id), version, document },
    ...{ is_draft: about.isDraft, published_number: about.publishedNumber, next_at: about.nextAt },
    ...{ changed_at: about.changedAt, changed_by: about.changedBy, of_site: isOfSite(path) },
  }
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
    ...{ id, path, under, menu, menu_order, state },
    ...{ lang, title, has_draft, published_number, next_at, changed_at, changed_by },
  }
}

/** Throws 409 that says who wrote meanwhile. */
export async function refuseChanged(db: Db, text: TextOf): Promise<never> {
  const { changedBy } = await draftOf(db, text)
  const who = changedBy || 'Somebody else'
  refuse(409, `${who} changed this page meanwhile. Nothing is lost: look at theirs, or save yours on top.`)
}
