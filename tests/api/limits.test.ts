import { expect, test } from 'vitest'
import { openChurch } from '../support/church.ts'

test('guessing one account’s password is stopped, with the wait said, and only for that account', async () => {
  await using church = await openChurch({ limits: true })
  const guess = (username: string) => church.post('auth/login/', { username, password: 'not-it' })

  const statuses: number[] = []
  for (let count = 0; count < 11; count++) statuses.push((await guess('member')).status)
  const right = await church.post('auth/login/', { username: 'member', password: 'asore-demo-2026' })
  const other = await guess('leader')

  expect(statuses).toEqual([...Array(10).fill(401), 429])
  expect(right.status).toBe(429)
  expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(right.body).toEqual({ detail: expect.stringMatching(/try again in/) })
  expect(other.status).toBe(401)
})

test('a guesser cannot get around the limit with another spelling of the name', async () => {
  await using church = await openChurch({ limits: true })

  for (let count = 0; count < 10; count++)
    await church.post('auth/login/', { username: count % 2 ? 'MEMBER' : 'ｍember', password: 'not-it' })
  const { status } = await church.post('auth/login/', { username: 'member', password: 'not-it' })

  expect(status).toBe(429)
})

test('a member who mistypes a few times and then gets it right starts afresh', async () => {
  await using church = await openChurch({ limits: true })
  for (let round = 0; round < 3; round++) {
    for (let count = 0; count < 4; count++)
      await church.post('auth/login/', { username: 'member', password: 'mistyped' })
    await church.signIn('member')
  }
})

test('sign-ups from one address come to an end within the hour', async () => {
  await using church = await openChurch({ limits: true })

  const statuses: number[] = []
  for (let count = 0; count < 61; count++) statuses.push((await church.post('auth/register/', {})).status)

  expect(statuses.at(-2)).toBe(400)
  expect(statuses.at(-1)).toBe(429)
})
