import { readAccount } from '../../stores/member.ts'
import { readJson, store } from './browser-storage.ts'

/** An unfinished upload, stored on this device until a sermon or a page uses it: choosing the same file again resumes it. */
export type Unfinished = {
  /** URL of the upload. */
  address: string
  /** `page`: a file of a page. */
  type: 'video' | 'audio' | 'page'
  name: string
  size: number
  modified: number
  /** Username of the uploader. */
  who: string
  /** Milliseconds since 1970. */
  begun: number
}

const key = 'asore:uploads'
const most = 5

/** Unfinished uploads of the signed-in user on this device, newest first. Never throws. */
export function listUnfinished(): readonly Unfinished[] {
  const who = readAccount()?.username
  return readAll().filter((one) => one.who === who)
}

/** The unfinished upload of this file, compared by type, name, size and modification time. */
export const findUnfinished = (file: File, type: Unfinished['type']): Unfinished | undefined =>
  listUnfinished().find(
    (one) =>
      one.type === type &&
      one.name === file.name &&
      one.size === file.size &&
      one.modified === file.lastModified,
  )

export function storeUnfinished(address: string, file: File, type: Unfinished['type']): void {
  const { name, size, lastModified: modified } = file
  const who = readAccount()?.username ?? ''
  write([{ address, type, name, size, modified, who, begun: Date.now() }, ...readAll()].slice(0, most))
}

export function forgetUnfinished(address: string): void {
  write(readAll().filter((one) => one.address !== address))
}

function readAll(): Unfinished[] {
  const storedJson = readJson(key)
  return Array.isArray(storedJson) ? storedJson.filter(isUnfinished) : []
}

/** Without storage, a reload restarts the upload. */
function write(all: readonly Unfinished[]): void {
  store(key, all.length > 0 ? JSON.stringify(all) : undefined)
}

function isUnfinished(input: unknown): input is Unfinished {
  if (typeof input !== 'object' || input === null) return false
  const { address, type, name, size, modified, who, begun } = input as Record<string, unknown>
  return (
    [address, type, name, who].every((text) => typeof text === 'string') &&
    [size, modified, begun].every((number) => Number.isFinite(number))
  )
}
