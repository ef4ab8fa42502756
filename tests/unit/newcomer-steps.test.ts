import { expect, test } from 'vitest'
import { readSteps } from '../../src/lib/accounts/newcomer-steps.ts'

test('the steps with a newcomer are read with their days, as an office writes them', () => {
  expect(readSteps(' Call in 3 days,Visit in 1 DAY , , A talk in the hall')).toEqual([
    { name: 'Call', days: 3 },
    { name: 'Visit', days: 1 },
    { name: 'A talk in the hall', days: null },
  ])
  expect(readSteps('')).toEqual([])
})

test.each([
  ['a day in more than a year', 'Call in 366 days'],
  ['a name that no list can show', 'x'.repeat(61)],
  ['more steps than anybody does', Array.from({ length: 13 }, (_, at) => `Step ${at}`).join(',')],
])('%s is no step', (_, written) => {
  expect(readSteps(written)).toBeUndefined()
})
