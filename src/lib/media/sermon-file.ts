import { audioLimit, videoLimit } from '../contract/media/recording-limits.ts'
import { mediaTexts } from '../texts/media/media.ts'

const megabyte = 1024 * 1024

const mostBytes = { video: videoLimit, audio: audioLimit } as const

type RecordingChoice = { type: 'video' | 'audio'; file: File | undefined; link: string; hasOne: boolean }

/** Error message for a form's recording; '' when it is valid (spec 2 §5). `hasOne`: the sermon has a recording already. */
export function wrongRecording({ type, file, link, hasOne }: RecordingChoice): string {
  if (!file) {
    if (hasOne || (type === 'video' && link)) return ''
    return type === 'video' ? mediaTexts.needsVideo : mediaTexts.needsAudio
  }
  // Before it is sent: nobody pays for megabytes that are refused.
  if (type === 'audio' && /\.(amr|awb|3gpp?|3g2)$/i.test(file.name)) return mediaTexts.unplayable
  // Some systems call sound in these containers a film; the server looks whether it is sound alone.
  const isSound = type === 'audio' && /\.(m4a|weba|webm)$/i.test(file.name)
  // `file.type` is '' when the browser does not know the type (MKV, for example); the server inspects the content.
  if (file.type && !isSound && !file.type.startsWith(`${type}/`)) return mediaTexts.wrongFile(type)
  if (file.size > mostBytes[type])
    return `This file is larger than ${mostBytes[type] / megabyte} MB. Please choose a smaller one.`
  return ''
}

/** Leaves empty fields that spec 2 §7 does not have out of a new sermon, for backends that know no others. */
export function leaveOutEmpty(body: FormData): void {
  for (const name of ['series', 'scripture', 'chapters', 'words', 'version'])
    if (body.get(name) === '') body.delete(name)
}
