import type { Context } from 'hono'
import type { Page } from '../../../lib/contract/base.ts'
import { usualRules } from '../../../lib/texts/settings/usual-rules.ts'
import type { AppEnv } from '../context.ts'
import { mostRows, type Paging, type RowsPage } from '../db/pagination.ts'
import { callRefusals } from '../errors/messages.ts'
import { refuseFields } from '../errors/refusal.ts'
import { pathOf } from './address.ts'

/** Reads `?limit=&offset=&search=&ordering=`; 400 for invalid values. Results may be ordered by `columns`. */
export function readPaging<Column extends string>(
  c: Context<AppEnv>,
  columns: readonly Column[],
): Paging<Column> {
  return {
    limit: readNumber(c.req.query('limit'), 'limit', mostRows),
    offset: readNumber(c.req.query('offset'), 'offset', Number.MAX_SAFE_INTEGER, 0),
    search: readSearch(c.req.query('search')),
    order: readOrder(c.req.query('ordering'), columns),
  }
}

/** Reads a filter of a list: one of `choices`, or undefined without it. Throws 400 for any other value. */
export function readChoice<Choice extends string>(
  c: Context<AppEnv>,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  const given = c.req.query(name)
  if (!given) return undefined
  const choice = choices.find((one) => one === given)
  return choice ?? refuseFields({ [name]: [callRefusals.chooseOneChoices({ choices: choices.join(', ') })] })
}

/** Reads a day of a list's query, `2026-11-22`, or undefined without it. Throws 400 for any other text. */
export function readDay(c: Context<AppEnv>, name: string): string | undefined {
  const given = c.req.query(name)
  if (!given) return undefined
  if (!/^\d{4}-\d{2}-\d{2}$/.test(given)) refuseFields({ [name]: [callRefusals.giveDaySuchAs] })
  return given
}

/** The answer of a list, with the addresses of the previous and the next page. */
export function answerPage<Row>(
  c: Context<AppEnv>,
  { limit, offset: wanted }: { limit: number; offset: number },
  page: RowsPage<Row>,
): Page<Row> {
  const { offset = wanted } = page
  const at = (start: number, most = limit) => {
    // To parse the whole address takes five times as long, and that of a query as long as ten rows.
    const address = c.req.url.replace(/^[a-z]+:\/\/[^/]*/, '')
    const path = pathOf(address)
    const query = address.slice(path.length)
    if (/^(\?limit=\d+(&offset=\d+)?)?$/.test(query)) return `${path}?limit=${most}&offset=${start}`
    const parameters = new URLSearchParams(query)
    parameters.set('limit', String(most))
    parameters.set('offset', String(start))
    return `${path}?${parameters}`
  }
  return {
    count: page.count,
    next: offset + page.rows.length < page.count && page.rows.length > 0 ? at(offset + limit) : null,
    previous: offset > 0 ? at(Math.max(0, offset - limit), Math.min(limit, offset)) : null,
    results: page.rows,
  }
}

function readNumber(given: string | undefined, name: string, most: number, least = 1): number {
  if (given === undefined || given === '') return name === 'limit' ? most : 0
  const value = /^\d{1,15}$/.test(given) ? Number(given) : Number.NaN
  if (value >= least && value <= most) return value
  refuseFields({ [name]: [usualRules.giveWholeNumberFrom({ least, most })] })
}

function readSearch(given = ''): string {
  if (given.length > 200 || given.includes('\0')) refuseFields({ search: [callRefusals.searchAtMost200] })
  return given.trim()
}

function readOrder<Column extends string>(given: string | undefined, columns: readonly Column[]) {
  if (!given) return undefined
  const name = given.replace(/^-/, '')
  const column = columns.find((known) => known === name)
  if (!column) refuseFields({ ordering: [callRefusals.orderByOneColumns({ columns: columns.join(', ') })] })
  return { column, descending: given.startsWith('-') }
}
