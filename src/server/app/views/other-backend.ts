import type { ZodMiniType } from 'zod/mini'
import { readList } from '../../../lib/contract/base.ts'
import { BackendAway } from './backend.ts'
import { church } from './church.ts'

/** The rows of a list of the other backend, parsed as in the browser; undefined without another backend. */
export async function listFromBackend<Row>(path: string, row: ZodMiniType<Row>): Promise<Row[] | undefined> {
  const { backend } = church()
  return backend && readList(row, await backend.ask(path))
}

type Shown<Found> = { shown: Found; away: boolean }

/** The data to show; `none`, and `away`, when the other backend is unavailable, which the page has to say. */
export async function shownOf<Found>(answer: Promise<Found>, none: NoInfer<Found>): Promise<Shown<Found>> {
  try {
    return { shown: await answer, away: false }
  } catch (error) {
    if (!(error instanceof BackendAway)) throw error
    return { shown: none, away: true }
  }
}
