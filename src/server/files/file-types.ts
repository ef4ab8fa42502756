import { fileTypeFromFile } from 'file-type'
import { isDiskError } from '../errors/storage-errors.ts'

/** What a file is by its bytes, `image/jpeg`; undefined for one that cannot be told, or that breaks whoever looks. */
export async function typeOfFile(path: string): Promise<string | undefined> {
  try {
    return (await fileTypeFromFile(path))?.mime
  } catch (error) {
    if (isDiskError(error)) throw error
    return undefined
  }
}
