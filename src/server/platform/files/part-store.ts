import type { Writable } from 'node:stream'

/** The bytes of unfinished uploads, by the upload's id. All processes of a church see the same (docs/decisions/server.md#uploads-in-parts). */
export type PartStore = {
  /** Creates an upload without bytes. */
  begin(upload: string): Promise<void>
  /** How many bytes have arrived without a gap; undefined when there is no such upload. */
  size(upload: string): Promise<number | undefined>
  /**
   * Writes bytes from `offset` on. What was written before the stream is destroyed stays, too; after the event `close`
   * all of it is safe.
   */
  write(upload: string, offset: number): Writable
  /** Drops all bytes from `offset` on. */
  truncate(upload: string, offset: number): Promise<void>
  /** Calls `use` with the path of a file on the local disk that has all bytes; it may be gone afterwards. */
  withWhole<Result>(upload: string, use: (path: string) => Promise<Result>): Promise<Result>
  remove(upload: string): Promise<void>
  list(): Promise<string[]>
}

const form = /^[\w-]{22}$/

export const isUploadId = (text: string): boolean => form.test(text)

/** Returns the id. Throws for an invalid one, which could name any other file. */
export function checkUploadId(upload: string): string {
  if (!isUploadId(upload)) throw new Error(`${upload} is no id of an upload`)
  return upload
}
