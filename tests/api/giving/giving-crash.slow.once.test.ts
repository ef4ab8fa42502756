import { expect, test } from 'vitest'
import { killWhileGiving } from '../../support/faults/giving.ts'

test('gifts are asked for once each and none is lost while the process is killed', async () => {
  const { wrong, acknowledged, states } = await killWhileGiving({ gifts: 40, kills: 2 })

  expect(wrong).toEqual([])
  expect(acknowledged).toBe(40)
  // Which of the other states forty gifts reach is chance.
  expect(states).toMatchObject({ succeeded: expect.any(Number) })
}, 120_000)
