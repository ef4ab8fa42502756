import type { Context } from 'hono'
import { usualLanguage } from '../../../lib/contract/pagination.ts'
import type { Found } from '../../../lib/contract/website/quick-find.ts'
import { isPageUsed } from '../../../lib/modules/used.ts'
import { isListed } from '../../../lib/site/listed-pages.ts'
import { edits, roles } from '../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../platform/context.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { readModulesOff } from '../../settings/church-settings/repo.ts'
import { scopeOf } from '../../website/cms/answer.ts'
import { listPublished } from '../../website/cms/published.ts'
import { type FoundPage, searchPages } from '../../website/cms/search.ts'
import { searchPosts } from '../../website/news/repo.ts'
import { type Asked, admits, mostFound, mostRead, saysAll } from './asked.ts'

/** Published pages by their titles, and for those who write pages what is not published yet of their own. */
export async function findPages(c: Context<AppEnv>, search: Asked): Promise<Found[]> {
  const { db } = c.var
  const off = await readModulesOff(db)
  const shown = (await listPublished(db))
    .filter(({ path, title }) => isListed(path) && isPageUsed(path, off) && saysAll(title, search))
    .map(({ path, title }) => ({ kind: 'pages' as const, title, line: '', href: path }))
  const drafts = c.var.caller && (await admits(c, edits)) ? await draftsOf(c, search) : []
  const posts = c.var.caller && (await admits(c, writesNews)) ? await unpublishedPosts(c, search) : []
  return [...shown, ...drafts, ...posts].slice(0, mostFound)
}

async function draftsOf(c: Context<AppEnv>, { search }: Asked): Promise<Found[]> {
  const paging = { limit: mostRead, offset: 0, search, order: undefined }
  const { rows } = await searchPages(c.var.db, paging, scopeOf(c))
  const editor = editorOf(callerOf(c).role)
  return rows
    .filter(({ state, published_number }) => state !== 'published' || published_number === null)
    .map((page) => ({
      kind: 'pages',
      title: page.title || page.path,
      line: page.state === 'hidden' ? 'Hidden' : 'Draft',
      href: `${editor}#pages?${addressOf(page)}`,
    }))
}

/** Posts of the news that visitors do not see, for those who write them. */
async function unpublishedPosts(c: Context<AppEnv>, { search }: Asked): Promise<Found[]> {
  const paging = { limit: mostRead, offset: 0, search, order: undefined }
  const { rows } = await searchPosts(c.var.db, paging, { today: '' })
  const editor = editorOf(callerOf(c).role)
  return rows
    .filter(({ state, published_number }) => state !== 'published' || published_number === null)
    .map(({ title, path, state }) => ({
      kind: 'pages',
      title: title || path,
      line: state === 'hidden' ? 'Hidden' : 'Draft',
      href: `${editor}#news?${new URLSearchParams({ page: path })}`,
    }))
}

const writesNews = roles('admin', 'media')

const editorOf = (role: string): string =>
  role === 'admin' ? '/super-admin' : role === 'media' ? '/media-dashboard' : '/my-pages'

const addressOf = ({ path, lang }: FoundPage) =>
  new URLSearchParams({ page: path, ...(lang !== usualLanguage && { lang }) })
