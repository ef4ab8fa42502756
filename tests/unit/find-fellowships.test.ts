import { expect, test } from 'vitest'
import { matches } from '../../src/lib/finding/find-fellowships.ts'

const elim = {
  name: 'Elim Prayer',
  description: 'Every name, kept in confidence',
  meeting_day: 'Thursday',
  location: 'Upper room',
  leader_name: 'Kojo Asante',
}

test.each([
  [{ search: '', day: '' }, true],
  [{ search: 'CONFIDENCE elim', day: '' }, true],
  [{ search: 'elim', day: 'Thursday' }, true],
  [{ search: 'elim', day: 'Friday' }, false],
  [{ search: 'drum', day: '' }, false],
  [{ search: '  name  ', day: '' }, true],
  [{ search: 'asante upper thursday', day: '' }, true],
])('%j finds a fellowship by its texts and its day: %s', (search, isFound) => {
  expect(matches(elim, search)).toBe(isFound)
})
