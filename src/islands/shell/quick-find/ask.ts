import type { FoundKind } from '../../../lib/contract/website/quick-find.ts'
import { findWords } from '../messages.ts'
import { type Hit, isOwnAddress } from './hit.ts'

/** What the server answers, or why it does not; undefined when a later question has made the answer stale. */
export type Answer = { hits: Hit[]; trouble?: string } | undefined

/** Milliseconds after the last letter before the server is asked. */
const pause = 150

const nameOf = (kind: FoundKind): string =>
  ({
    people: findWords.people,
    fellowships: findWords.fellowships,
    events: findWords.events,
    sermons: findWords.sermons,
    pages: findWords.pages,
  })[kind]

let asking = new AbortController()

/** Asks the server once nothing more is typed. Only the latest question is answered. */
export async function ask(typed: string): Promise<Answer> {
  asking.abort()
  asking = new AbortController()
  const { signal } = asking
  await new Promise((resolve) => setTimeout(resolve, pause))
  if (signal.aborted) return undefined
  const answer = await answerTo(typed, signal)
  return signal.aborted ? undefined : answer
}

/** Takes the open question back. */
export const stopAsking = (): void => asking.abort()

async function answerTo(typed: string, signal: AbortSignal): Promise<NonNullable<Answer>> {
  try {
    const { findRecords } = await import('../../../lib/api/website/quick-find.ts')
    const records = await findRecords(typed, signal)
    return {
      hits: records
        .filter(({ href }) => isOwnAddress(href))
        .map(({ kind, ...hit }) => ({ group: nameOf(kind), ...hit })),
    }
  } catch (error) {
    const detail = error instanceof Error && 'detail' in error && error.detail
    return { hits: [], trouble: typeof detail === 'string' ? detail : '' }
  }
}
