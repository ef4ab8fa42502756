import { audioLimit, videoLimit } from '../../../lib/contract/media/recording-limits.ts'
import { documentLimit } from '../../../lib/site/page-files.ts'
import { mediaTexts } from '../../../lib/texts/media/media.ts'
import { documentTypes } from '../../platform/files/document-types.ts'
import { typeOfFile } from '../../platform/files/file-types.ts'
import { recordingTypes, unplayable } from '../../platform/files/recording-types.ts'
import { pageRefusals } from './messages.ts'

const kinds = [
  { types: documentTypes, limit: documentLimit },
  { types: recordingTypes.audio, limit: audioLimit },
  { types: recordingTypes.video, limit: videoLimit },
] as const

/** The extension of a file of a page, by its content and not by its name; or why it can be none, as a sentence without its full stop. */
export async function fileTypeOf({
  path,
  bytes,
}: {
  path: string
  bytes: number
}): Promise<{ extension: string } | { wrong: string }> {
  const type = (await typeOfFile(path)) ?? ''
  for (const { types, limit } of kinds) {
    const extension = (types as Record<string, string>)[type]
    if (extension && bytes > limit)
      return { wrong: pageRefusals.fileLargerThanSize({ size: Math.round(limit / 1024 / 1024) }) }
    if (extension) return { extension }
  }
  if (unplayable.has(type)) return { wrong: mediaTexts.unplayable }
  return { wrong: pageRefusals.choosePDFDocumentSound }
}
