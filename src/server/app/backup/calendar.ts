/** The file name of a daily backup: `asore-2026-11-21T03-00-12Z.tar`, so that names sort by time; with `.age` if encrypted. */
export const nameOf = (now: Date, { isEncrypted = false } = {}): string =>
  `asore-${now.toISOString().replace(/\.\d+/, '').replaceAll(':', '-')}.tar${isEncrypted ? '.age' : ''}`

const form = /^asore-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar(?:\.age)?$/

/** The time in a daily backup's file name; undefined for other files, which are never deleted. */
export function timeOf(name: string): Date | undefined {
  const [, day, hour, minute, second] = form.exec(name) ?? []
  return day ? new Date(`${day}T${hour}:${minute}:${second}Z`) : undefined
}

/** Whether `hour` (UTC: the operator's clock, not the church's) has passed since the last backup. */
export function isDue({ last, hour, now }: { last: Date; hour: number; now: Date }): boolean {
  const due = new Date(now)
  due.setUTCHours(hour, 0, 0, 0)
  if (due > now) due.setUTCDate(due.getUTCDate() - 1)
  return last < due
}

/** Whether this is the temporary folder of a daily backup. */
export const isTemporary = (name: string): boolean => /^\.asore-.*\.tar(?:\.age)?\.part-\w+$/.test(name)

/**
 * The backups to delete: all but the newest `most`, and temporary folders of killed backups. Backups dated in the
 * future were made while the clock was ahead: they are not counted among the newest, and stay.
 */
export function expiredBackups(names: readonly string[], most: number, now: Date): string[] {
  const ours = names.filter((name) => isPast(timeOf(name), now)).sort()
  return [...ours.slice(0, Math.max(0, ours.length - most)), ...names.filter(isTemporary)]
}

const isPast = (time: Date | undefined, now: Date) => time !== undefined && time <= now
