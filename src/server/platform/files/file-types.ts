import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type'
import { isDiskError } from '../errors/storage-errors.ts'

/** A file's MIME type by its content, `image/jpeg`; undefined when it is unknown or the detection fails. */
export async function typeOfFile(path: string): Promise<string | undefined> {
  try {
    return (await fileTypeFromFile(path))?.mime
  } catch (error) {
    if (isDiskError(error)) throw error
    return undefined
  }
}

/** The same of bytes in memory. */
export async function typeOfBytes(bytes: Uint8Array): Promise<string | undefined> {
  return (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime
}
