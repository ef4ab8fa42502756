import type { Id } from '../../contract/base.ts'
import * as calls from '../../contract/people/calls/exports.ts'
import type { ListExport } from '../../contract/people/list-export.ts'
import { unknownCall } from '../api-error.ts'
import { request } from '../call.ts'
import { withLocalFallback } from '../local-fallback.ts'

/** All data about a person, as text. Throws ApiError. */
export const exportPerson = async (id: Id): Promise<string> =>
  (await request(calls.exportPerson, { id }).res()).text()

/** Asks for permission to export a list of people. No response is an error: no file without permission. */
export const requestExport = ({ filter = '', ...list }: ListExport): Promise<void> =>
  withLocalFallback(
    request(calls.requestExport, { body: { ...list, filter: filter.slice(0, 200) } }).res(),
    unknownCall,
  )

/** The file and its name; `arrived` is called with the number of bytes received. Throws ApiError. */
export async function exportOwn(arrived: (bytes: number) => void): Promise<{ file: Blob; name: string }> {
  const answer = await request(calls.exportOwn).res()
  const parts: BlobPart[] = []
  let bytes = 0
  const reader = answer.body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    parts.push(part.value)
    bytes += part.value.byteLength
    arrived(bytes)
  }
  const name = /filename="([\w.-]+)"/.exec(answer.headers.get('Content-Disposition') ?? '')?.[1]
  return { file: new Blob(parts, { type: 'application/json' }), name: name ?? 'my-data.json' }
}
