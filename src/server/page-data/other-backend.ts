import type { ZodMiniType } from 'zod/mini'
import { readList } from '../../lib/contract/base.ts'
import { church } from './church.ts'

/** The rows of a list of the other backend, as the browser reads them; undefined where this church is its own. */
export async function listElsewhere<Row>(path: string, row: ZodMiniType<Row>): Promise<Row[] | undefined> {
  const { backend } = church()
  return backend && readList(row, await backend.ask(path))
}

/** The rows that a page shows; `away` when the other backend gave none at the moment, and the page has to say so. */
export async function shownOf<Row>(list: Promise<Row[]>): Promise<{ rows: Row[]; away: boolean }> {
  try {
    return { rows: await list, away: false }
  } catch (error) {
    // By its name: the pages are a bundle of their own, so its class would be another one here.
    if (!(error instanceof Error && error.name === 'BackendAway')) throw error
    return { rows: [], away: true }
  }
}
