import { rm } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Settings } from '../../../platform/config.ts'
import { answerJson } from '../../../platform/http/json-answer.ts'
import { securityHeaders } from '../../../platform/http/security-headers.ts'

type Listener = (request: IncomingMessage, response: ServerResponse) => void

/**
 * What the demonstration keeps in its data folder. The database goes first: without it the next start makes everything anew, whatever else
 * is left. The keys go, too, so that no token of before names a session of after. Nothing else in the folder is touched.
 */
const kept = [
  'church.db-wal',
  'church.db-shm',
  'church.db',
  'secrets',
  'media',
  'incoming',
  'outbox',
  'backups',
  'reserve',
] as const

/** Why the sample church cannot be put back by a press; '' where it can: all of it has to lie in its data folder. */
export function whyNotAgain({ DATABASE_URL, S3_BUCKET, BACKUP_DIR, TOKEN_KEY }: Settings): string {
  const stop = 'Stop it, empty that by hand, and start it again.'
  if (DATABASE_URL)
    return `This sample church lies in PostgreSQL, whose tables are not dropped by a press. ${stop}`
  if (S3_BUCKET)
    return `The files of this sample church lie in a bucket, which is not emptied by a press. ${stop}`
  if (BACKUP_DIR || TOKEN_KEY)
    return 'BACKUP_DIR or TOKEN_KEY is set, which a press does not change. Leave them out, and start it again.'
  return ''
}

/** Removes the sample church of a data folder that no process has open. */
export async function removeSample({ DATA_DIR }: Settings): Promise<void> {
  for (const name of kept) await rm(join(DATA_DIR, name), { recursive: true, force: true, maxRetries: 5 })
}

/** How long requests under way may take before they are cut, in milliseconds. */
const patience = 5000

/** Counts the requests under way, so that the church behind them closes after the last. */
export function watchRequests() {
  const open = new Set<ServerResponse>()
  return {
    watched:
      (listener: Listener): Listener =>
      (request, response) => {
        open.add(response)
        response.once('close', () => open.delete(response))
        listener(request, response)
      },
    /** Resolves when none is left, and cuts those that take too long, such as an upload. */
    async ended(): Promise<void> {
      const until = performance.now() + patience
      while (open.size > 0 && performance.now() < until) await wait(20)
      for (const response of open) response.destroy()
      // Time for their handlers to notice.
      if (open.size > 0) await wait(300)
    },
  }
}

const putBack = 'The sample church is being put back. Please try again in a few seconds.'
const failed =
  'The sample church could not be put back. Stop it, and start it again: the next start makes it anew.'

/** Answers every request while there is no church behind the server: 503, a page to who asks for one. */
export const answerMeanwhile =
  (siteUrl: string | undefined, isFailed = false): Listener =>
  (request, response) => {
    const detail = isFailed ? failed : putBack
    const headers = { 'Retry-After': '3' }
    if (!request.headers.accept?.includes('text/html'))
      return answerJson(response, { status: 503, body: { detail }, siteUrl, headers })
    response.writeHead(503, {
      ...securityHeaders,
      ...headers,
      // The page looks again by itself.
      ...(!isFailed && { Refresh: '3' }),
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
    })
    const size = '<meta name="viewport" content="width=device-width, initial-scale=1">'
    response.end(
      `<!doctype html><html lang="en"><meta charset="utf-8">${size}<title>${detail}</title><p>${detail}</p></html>`,
    )
  }
