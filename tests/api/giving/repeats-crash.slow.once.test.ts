import { expect, test } from 'vitest'
import { killWhileRepeating } from '../../support/faults/repeats.ts'

test('cards are charged once each and reminders go out once while the process is killed', async () => {
  const { wrong, charged, letters, turns } = await killWhileRepeating({ cards: 18, kills: 4 })

  expect(wrong).toEqual([])
  // What was being called at the moment of a kill may have reached nobody. Letters then wait for some hours: all that a killed process had.
  expect(charged).toBeGreaterThanOrEqual(turns - 4)
  expect(letters).toBeGreaterThan(0)
}, 180_000)
