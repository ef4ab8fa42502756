import type { Context } from 'hono'
import type { SermonForm } from '../../../lib/contract/media/sermon.ts'
import { mediaTexts } from '../../../lib/texts/media/media.ts'
import type { AppEnv } from '../../platform/context.ts'
import { refuseFields } from '../../platform/errors/refusal.ts'
import { typeOfFile } from '../../platform/files/file-types.ts'
import { recordingTypes, soundContainers, unplayable } from '../../platform/files/recording-types.ts'
import { newKey } from '../../platform/files/store.ts'
import type { ReceivedFile } from '../../platform/http/upload.ts'

export type Recording = { key: string; bytes: number; seconds: number }

/**
 * Stores an uploaded recording; undefined without one. Throws 400 at the field `file` when it is not a recording of
 * this type (spec 2 §5).
 */
export async function storeRecording(
  c: Context<AppEnv>,
  arrived: ReceivedFile | undefined,
  type: SermonForm['type'],
): Promise<Recording | undefined> {
  if (!arrived || arrived.bytes === 0) return undefined
  const extension = await extensionOf(arrived.path, type)
  const seconds = await measure(arrived.path)
  const key = newKey('sermons', extension)
  await c.var.files.putCopy(arrived.path, key)
  return { key, bytes: arrived.bytes, seconds }
}

/** The extension of an MP3 or M4A by its content; undefined for anything else. */
export async function soundExtension(path: string): Promise<'mp3' | 'm4a' | undefined> {
  const mediaType = (await typeOfFile(path)) ?? ''
  const extension = recordingTypes.audio[mediaType] ?? soundContainers[mediaType]
  if (extension === 'mp3') return 'mp3'
  return extension === 'm4a' && (await soundAlone(path)) === 'playable' ? 'm4a' : undefined
}

async function extensionOf(path: string, type: SermonForm['type']): Promise<string> {
  const mediaType = (await typeOfFile(path)) ?? ''
  const isSound = type === 'audio'
  if (isSound && unplayable.has(mediaType)) refuseFile(mediaTexts.unplayable)
  const extension = recordingTypes[type][mediaType] ?? (isSound ? soundContainers[mediaType] : undefined)
  if (!extension) return refuseFile(mediaTexts.wrongFile(type))
  if (extension === 'm4a' || extension === 'weba') await requireSoundAlone(path)
  return extension
}

const refuseFile = (why: string): never => refuseFields({ file: [why] })

/** A container can hold a film, or sound that no browser plays. Throws 400. */
async function requireSoundAlone(path: string): Promise<void> {
  const sound = await soundAlone(path)
  if (sound !== 'playable')
    refuseFile(sound === 'film' ? mediaTexts.wrongFile('audio') : mediaTexts.unplayable)
}

async function soundAlone(path: string): Promise<'playable' | 'unplayable' | 'film'> {
  const { parseFile } = await import('music-metadata')
  const format = await parseFile(path, { skipCovers: true }).then(
    (read) => read.format,
    () => undefined,
  )
  if (format?.hasAudio !== true || format.hasVideo !== false) return 'film'
  return /aac|mp4a|opus|vorbis|mp3|flac/i.test(format.codec ?? '') ? 'playable' : 'unplayable'
}

/** The recording's length in seconds; 0 if unknown. */
async function measure(path: string): Promise<number> {
  try {
    // Loaded with the first recording.
    const { parseFile } = await import('music-metadata')
    const { format } = await parseFile(path, { duration: true, skipCovers: true })
    return Math.round(format.duration ?? 0)
  } catch {
    return 0
  }
}
