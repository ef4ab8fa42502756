import { expect, test } from 'vitest'
import { expiredBackups, isDue, nameOf, timeOf } from '../../src/server/app/backup/calendar.ts'

const now = new Date('2026-11-21T12:00:00Z')
const at = (text: string) => new Date(`2026-11-${text}:00Z`)

test.each([
  ['21T02:59', '20T03:00', false],
  ['21T03:00', '20T03:00', true],
  ['21T03:01', '21T03:00', false],
  ['21T12:00', '21T03:00', false],
  ['24T01:00', '21T03:00', true],
])('at %s, after a backup at %s, another is due: %s', (now, last, due) => {
  expect(isDue({ last: at(last), hour: 3, now: at(now) })).toBe(due)
})

test('a backup’s name says when it was made', () => {
  const now = new Date('2026-11-21T03:00:12.345Z')

  expect(nameOf(now)).toBe('asore-2026-11-21T03-00-12Z.tar')
  expect(timeOf(nameOf(now))?.toISOString()).toBe('2026-11-21T03:00:12.000Z')
  expect(timeOf('before-the-upgrade.tar')).toBeUndefined()
})

test('the oldest scheduled backups and an old partial file expire; files with other names never do', () => {
  const day = (number: number) => `asore-2026-11-${10 + number}T03-00-00Z.tar`
  const names = [
    ...Array.from({ length: 9 }, (_, number) => day(number)),
    'before-the-upgrade.tar',
    'notes.txt',
  ]
  const left = '.asore-2026-11-12T03-00-00Z.tar.part-a1B2c3'

  expect(expiredBackups([...names, left], 7, now)).toEqual([day(0), day(1), left])
  expect(expiredBackups(names.slice(0, 3), 7, now)).toEqual([])
})

test('a backup dated in the future does not count towards the number of backups that are kept', () => {
  const [future, yesterday, today] = ['2030-01-01', '2026-11-20', '2026-11-21'].map(
    (day) => `asore-${day}T03-00-00Z.tar`,
  )

  expect(expiredBackups([`${future}`, `${yesterday}`], 1, now)).toEqual([])
  expect(expiredBackups([`${future}`, `${yesterday}`, `${today}`], 1, now)).toEqual([yesterday])
})
