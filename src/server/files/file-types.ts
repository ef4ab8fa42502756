import { fileTypeFromFile } from 'file-type'
import { isDiskTrouble } from '../http/trouble.ts'

/** What a file is by its bytes, `image/jpeg`; undefined for one that cannot be told, or that breaks whoever looks. */
export async function typeOfFile(path: string): Promise<string | undefined> {
  try {
    return (await fileTypeFromFile(path))?.mime
  } catch (error) {
    if (isDiskTrouble(error)) throw error
    return undefined
  }
}
