import type { IncomingMessage, ServerResponse } from 'node:http'
import { callRefusals } from '../errors/messages.ts'
import { answerJson } from './json-answer.ts'

/** The longest accepted path, and the longest accepted address with its query, in bytes. */
const longestPath = 2048
const longestAddress = 4096

/** Refuses an address that is longer than any of ours with 414, before it is parsed. False: it is short enough. */
export function refuseLongAddress(
  { url = '' }: IncomingMessage,
  response: ServerResponse,
  siteUrl?: string,
): boolean {
  if (url.length <= longestPath) return false
  if (url.length <= longestAddress && pathOf(url).length <= longestPath) return false
  const detail = callRefusals.addressLongerThanAny
  answerJson(response, { status: 414, body: { detail }, siteUrl })
  return true
}

/** An address without its query and fragment. */
export function pathOf(url: string): string {
  const end = url.search(/[?#]/)
  return end < 0 ? url : url.slice(0, end)
}

/** Removes slashes at the end of a path, except from `/`. In linear time: a regular expression would restart at each slash. */
export function withoutTrailingSlashes(path: string): string {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}
