import fc from 'fast-check'
import { expect, test } from 'vitest'
import { overlap } from '../../src/server/services/rota/hours.ts'
import { type Candidate, propose } from '../../src/server/services/rota/propose.ts'

const nobody = { cannot: [], declined: new Map<string, string>(), days: [] }
const person = (account: number, more: Partial<Candidate> = {}): Candidate => ({
  account,
  name: `Person ${account}`,
  ...nobody,
  ...more,
})
const slot = (day: string, needed: number, held: number[] = []) => ({ key: `${day} 1 1`, day, needed, held })
const proposedIn = (rows: ReturnType<typeof propose>) =>
  rows.map((each) => each.filter(({ is_proposed }) => is_proposed).map(({ account }) => account))

test('who has the fewest turns is proposed first, and of these who served longest ago', () => {
  const team = [
    person(1, { days: ['2026-11-01', '2026-10-04'] }),
    person(2, { days: ['2026-11-08'] }),
    person(3, { days: ['2026-09-06'] }),
    person(4),
  ]

  const [rows = []] = propose([slot('2026-11-22', 2)], team)

  expect(rows.map(({ account }) => account)).toEqual([4, 3, 2, 1])
  expect(proposedIn([rows])).toEqual([[4, 3]])
  expect(rows[1]).toMatchObject({ turns: 1, last_day: '2026-09-06' })
})

test('nobody is proposed when they cannot, after a no, beside a turn of that day, or for a place that is held', () => {
  const day = '2026-11-22'
  const team = [
    person(1, { cannot: [{ from_day: '2026-11-20', to_day: day, word: 'Away' }] }),
    person(2, { declined: new Map([[`${day} 1 1`, 'Exam']]) }),
    person(3, { days: [day] }),
    person(4, { days: [day] }),
  ]

  const [rows = []] = propose([slot(day, 4, [4])], team)

  expect(rows.map(({ account, hindrance, word }) => [account, hindrance, word])).toEqual([
    [1, 'cannot', 'Away'],
    [2, 'said no', 'Exam'],
    [3, 'that day', ''],
  ])
  expect(proposedIn([rows])).toEqual([[]])
})

test('over many weeks of one team the turns of two people never differ by more than one', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 9 }),
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 1, max: 26 }),
      (size, needed, weeks) => {
        const team = Array.from({ length: size }, (_, at) => person(at + 1))
        const slots = Array.from({ length: weeks }, (_, week) =>
          slot(new Date(Date.UTC(2026, 10, 22 + 7 * week)).toISOString().slice(0, 10), needed),
        )
        const proposed = proposedIn(propose(slots, team))
        const counts = team.map(({ account }) => proposed.flat().filter((one) => one === account).length)
        for (const each of proposed) expect(new Set(each).size).toBe(Math.min(needed, size))
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
      },
    ),
  )
})

test('services overlap when one begins before the other ends; without an end one takes two hours', () => {
  const at = (time: string, end_time = '') => ({ time, end_time })

  expect(overlap(at('09:00', '10:30'), at('10:30', '12:00'))).toBe(false)
  expect(overlap(at('09:00', '10:31'), at('10:30', '12:00'))).toBe(true)
  expect(overlap(at('09:00'), at('10:59'))).toBe(true)
  expect(overlap(at(''), at('07:00'))).toBe(true)
  expect(overlap(at('09:00'), at('11:00'))).toBe(false)
})
