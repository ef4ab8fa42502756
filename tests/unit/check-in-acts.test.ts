import { expect, test } from 'vitest'
import { Act, type CheckInSessionAnswer, codeLetters } from '../../src/lib/contract/services/check-in.ts'
import {
  applyActs,
  indexNames,
  newActId,
  newGuardianCode,
  searchNames,
} from '../../src/lib/services/check-in-acts.ts'
import { reportDue } from '../../src/server/services/events/missing-reports.ts'

const empty: CheckInSessionAnswer = {
  id: 1,
  title: 'First service',
  day: '2026-11-22',
  now: '2026-11-22T08:00:00.000Z',
  here: [1],
  unnamed: 0,
  children: [],
  marked: { all: 0, men: 0, women: 0, children: 0, visitors: 0, unsaid: 0 },
  counted: { men: null, women: null, children: null, visitors: null, at: '' },
}

const act = (kind: 'mark' | 'visitor' | 'count', minute: number, more: object): Act =>
  Act.parse({ kind, id: newActId(), at: `2026-11-22T08:0${minute}:00.000Z`, ...more })

test('what waits on a phone shows as it was tapped, the later tap over the earlier one', () => {
  const { here, unnamed, counted } = applyActs(empty, [
    act('mark', 3, { person: 2, here: false }),
    act('mark', 2, { person: 2, here: true }),
    act('mark', 1, { person: 1, here: false }),
    act('mark', 1, { person: 3, here: true }),
    act('visitor', 1, { here: true }),
    act('visitor', 2, { here: true, first_name: 'Esi' }),
    act('count', 4, { men: 4, women: 5, children: null, visitors: 0 }),
  ])

  expect([here, unnamed, counted.men]).toEqual([[3], 1, 4])
})

test('a name is found by the beginnings of its words, without the letters that a keyboard lacks', () => {
  const index = indexNames(
    ['Akɔsua Mensah', 'Kofi Mensah', 'Ama Akosombo'].map((name, at) => ({
      id: at + 1,
      name,
      home: null,
      child: false,
    })),
  )
  const namesFor = (typed: string) => searchNames(index, typed).map(({ name }) => name)

  expect(namesFor('akos')).toEqual(['Akɔsua Mensah', 'Ama Akosombo'])
  expect(namesFor('mens ak')).toEqual(['Akɔsua Mensah'])
  expect([namesFor('k'), namesFor('ensah')]).toEqual([[], []])
})

test('codes have the letters that nobody mistakes, and ids differ', () => {
  const codes = Array.from({ length: 200 }, newGuardianCode)

  expect(codes.every((code) => new RegExp(`^[${codeLetters}]{5}$`).test(code))).toBe(true)
  expect(new Set(Array.from({ length: 200 }, newActId)).size).toBe(200)
})

test('marks are missing from the Tuesday after the week of a meeting', () => {
  // A Monday, a Wednesday and a Sunday of one week.
  expect(['2026-11-16', '2026-11-18', '2026-11-22'].map(reportDue)).toEqual([
    '2026-11-24',
    '2026-11-24',
    '2026-11-24',
  ])
})
