import { mediaTexts } from './messages/media.ts'

const megabyte = 1024 * 1024

/** Bytes that a recording may weigh (spec 2 §9; docs/decisions/0012: the browser warns, the server refuses). */
export const mostBytes = { video: 500 * megabyte, audio: 50 * megabyte } as const

type Asked = { type: 'video' | 'audio'; file: File | undefined; link: string; hasOne: boolean }

/** What is wrong with the recording of a form; '' when nothing is (spec 2 §5). `hasOne`: the sermon keeps the one it has. */
export function wrongRecording({ type, file, link, hasOne }: Asked): string {
  if (!file) {
    if (hasOne || (type === 'video' && link)) return ''
    return type === 'video' ? mediaTexts.needsVideo : mediaTexts.needsAudio
  }
  // A browser that does not know a file's kind says ''; the server looks into it (MKV, for one).
  if (file.type && !file.type.startsWith(`${type}/`)) return mediaTexts.wrongFile(type)
  if (file.size > mostBytes[type])
    return `This file is larger than ${mostBytes[type] / megabyte} MB. Please choose a smaller one.`
  return ''
}
