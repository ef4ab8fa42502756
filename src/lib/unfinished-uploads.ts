import { readUser } from '../stores/member.ts'
import { readJson, store } from './browser-storage.ts'

/** A file whose upload has begun, kept on this device until a sermon has it: the same file chosen again goes on from where it stood. */
export type Unfinished = {
  /** Where the rest of its bytes go. */
  address: string
  type: 'video' | 'audio'
  name: string
  size: number
  modified: number
  /** The username that sends it. */
  who: string
  /** Milliseconds since 1970. */
  begun: number
}

const key = 'asore:uploads'
const most = 5

/** What the signed-in person has begun here, the newest first. Throws never. */
export function listUnfinished(): readonly Unfinished[] {
  const who = readUser()?.username
  return readAll().filter((one) => one.who === who)
}

/** The upload that this very file has begun, as far as a browser can tell two files apart. */
export const findUnfinished = (file: File, type: Unfinished['type']): Unfinished | undefined =>
  listUnfinished().find(
    (one) =>
      one.type === type &&
      one.name === file.name &&
      one.size === file.size &&
      one.modified === file.lastModified,
  )

export function keepUnfinished(address: string, file: File, type: Unfinished['type']): void {
  const { name, size, lastModified: modified } = file
  const who = readUser()?.username ?? ''
  write([{ address, type, name, size, modified, who, begun: Date.now() }, ...readAll()].slice(0, most))
}

export function forgetUnfinished(address: string): void {
  write(readAll().filter((one) => one.address !== address))
}

function readAll(): Unfinished[] {
  const found = readJson(key)
  return Array.isArray(found) ? found.filter(isUnfinished) : []
}

/** Without storage a reload starts over. */
function write(all: readonly Unfinished[]): void {
  store(key, all.length > 0 ? JSON.stringify(all) : undefined)
}

function isUnfinished(found: unknown): found is Unfinished {
  if (typeof found !== 'object' || found === null) return false
  const { address, type, name, size, modified, who, begun } = found as Record<string, unknown>
  return (
    [address, type, name, who].every((text) => typeof text === 'string') &&
    [size, modified, begun].every((number) => Number.isFinite(number))
  )
}
