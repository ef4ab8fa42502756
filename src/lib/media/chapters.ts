/** A part of a recording: where it begins, in whole seconds, and what it is called. */
export type Chapter = { at: number; title: string }

/** What was typed, read: the chapters, or why it is refused, with the number of the line. */
type ReadChapters = { chapters: Chapter[] } | { refused: string }

const mostChapters = 60
const longestChapter = 120

const pattern = /^(?:(\d{1,2}):)?(\d{1,3}):(\d\d)\s+(\S.*)$/

/** Reads chapters that are typed one a line, `12:30 The widow’s oil` or `1:02:30 …`. They ascend, and none has the time of another. */
export function readChapters(typed: string): ReadChapters {
  const chapters: Chapter[] = []
  for (const [index, line] of typed.split('\n').entries()) {
    const text = line.trim()
    if (!text) continue
    const chapter = readLine(text)
    const number = index + 1
    if (!chapter)
      return { refused: `Line ${number} is not a time and a title, such as 12:30 The widow’s oil` }
    if (chapter.title.length > longestChapter)
      return { refused: `Line ${number}: please keep the title under ${longestChapter} characters` }
    const before = chapters.at(-1)
    if (before && chapter.at <= before.at)
      return { refused: `Line ${number}: ${clock(chapter.at)} does not come after ${clock(before.at)}` }
    chapters.push(chapter)
  }
  if (chapters.length > mostChapters) return { refused: `Please give at most ${mostChapters} chapters` }
  return { chapters }
}

function readLine(text: string): Chapter | undefined {
  const [, hours, minutes, seconds, title = ''] = pattern.exec(text) ?? []
  if (minutes === undefined || Number(seconds) > 59 || (hours !== undefined && Number(minutes) > 59))
    return undefined
  return { at: (Number(hours ?? 0) * 60 + Number(minutes)) * 60 + Number(seconds), title }
}

/** Chapters as they are typed. */
export const typedChapters = (chapters: readonly Chapter[]): string =>
  chapters.map(({ at, title }) => `${clock(at)} ${title}`).join('\n')

/** Why chapters are refused for a recording of so many seconds, 0 when that is unknown; '' when each begins within it. */
export function wrongForLength(chapters: readonly Chapter[], seconds: number): string {
  const beyond = seconds > 0 ? chapters.findIndex(({ at }) => at >= seconds) : -1
  const chapter = chapters[beyond]
  return chapter
    ? `Chapter ${beyond + 1}, at ${clock(chapter.at)}, is after the end of the recording at ${clock(seconds)}`
    : ''
}

/** `12:30`, or `1:02:30` from an hour. */
export function clock(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const minutes = Math.floor(seconds / 60)
  const rest = two(seconds % 60)
  return minutes < 60 ? `${minutes}:${rest}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${rest}`
}
