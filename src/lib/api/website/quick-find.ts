import * as calls from '../../contract/website/calls/quick-find.ts'
import type { Found, FoundKind } from '../../contract/website/quick-find.ts'
import { ApiError, unknownCall } from '../api-error.ts'
import { pathOf } from '../call.ts'
import { api, bodyOf } from '../client.ts'

/**
 * What the caller may find. Another backend does not have the call and finds nothing. Throws ApiError. Without zod, which
 * pages that are only read do not load.
 */
export async function findRecords(typed: string, signal: AbortSignal): Promise<Found[]> {
  try {
    const body = await bodyOf(
      api
        .url(`${pathOf(calls.findRecords, {})}?q=${encodeURIComponent(typed)}`)
        .options({ signal })
        .get(),
    )
    const hits = typeof body === 'object' && body !== null && 'found' in body ? body.found : []
    return Array.isArray(hits) ? hits.filter(isFound) : []
  } catch (error) {
    if (error instanceof ApiError && unknownCall.includes(error.status)) return []
    throw error
  }
}

const kinds: Record<FoundKind, true> = {
  people: true,
  fellowships: true,
  events: true,
  sermons: true,
  pages: true,
}

const isFound = (one: Partial<Record<keyof Found, unknown>> | null): one is Found =>
  typeof one?.kind === 'string' &&
  one.kind in kinds &&
  [one.title, one.line, one.href].every((value) => typeof value === 'string')
