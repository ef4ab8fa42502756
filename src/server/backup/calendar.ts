/** What a backup of the day is called: `asore-2026-11-21T03-00-12Z.tar`, so that names sort by time; `.age` if it is encrypted. */
export const nameOf = (now: Date, { isEncrypted = false } = {}): string =>
  `asore-${now.toISOString().replace(/\.\d+/, '').replaceAll(':', '-')}.tar${isEncrypted ? '.age' : ''}`

const form = /^asore-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar(?:\.age)?$/

/** When a backup of the day was made; undefined for other files, which are nobody's to remove. */
export function timeOf(name: string): Date | undefined {
  const [, day, hour, minute, second] = form.exec(name) ?? []
  return day ? new Date(`${day}T${hour}:${minute}:${second}Z`) : undefined
}

/** Whether the hour of the day, in UTC as in Ghana, has come since the last backup. */
export function isDue({ last, hour, now }: { last: Date; hour: number; now: Date }): boolean {
  const due = new Date(now)
  due.setUTCHours(hour, 0, 0, 0)
  if (due > now) due.setUTCDate(due.getUTCDate() - 1)
  return last < due
}

/**
 * What may go: all but the newest `most`, and folders that a killed backup has left. One of the future was made while the
 * clock was ahead: it must not take the place of those of the days until then, and stays.
 */
export function spareBackups(names: readonly string[], most: number, now: Date): string[] {
  const ours = names.filter((name) => isPast(timeOf(name), now)).sort()
  const left = names.filter((name) => /^\.asore-.*\.tar(?:\.age)?\.part-\w+$/.test(name))
  return [...ours.slice(0, Math.max(0, ours.length - most)), ...left]
}

const isPast = (time: Date | undefined, now: Date) => time !== undefined && time <= now
