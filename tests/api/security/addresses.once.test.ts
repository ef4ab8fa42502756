import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningServer, startServer } from '../../support/server.ts'

/* An attacker who claims another address for each call. The route allows sixty calls from one address. */

const tries = 60

/** Calls the route once more than one address may, with the headers of each call; returns the statuses. */
async function callRepeatedly(server: RunningServer, headers: (count: number) => Record<string, string>) {
  const statuses: number[] = []
  for (let count = 0; count <= tries; count++) {
    const init = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers(count) },
      body: '{}',
    }
    const answer = await fetch(`${server.url}/backend/api/auth/first-admin`, init)
    await answer.arrayBuffer()
    statuses.push(answer.status)
  }
  return statuses
}

const countAllowed = (statuses: number[]) => statuses.filter((status) => status !== 429).length

const names = ['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'CF-Connecting-IP', 'True-Client-IP', 'Client-IP']

describe('without a trusted proxy', () => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startServer({ env: { RATE_LIMITS: 'on' } })
  })
  afterAll(() => server[Symbol.asyncDispose]())

  test('no header gives an attacker another try', async () => {
    const made = (count: number) =>
      Object.fromEntries(names.map((name) => [name, `${name === 'Forwarded' ? 'for=' : ''}6.6.6.${count}`]))

    expect(countAllowed(await callRepeatedly(server, made))).toBe(tries)
    expect(countAllowed(await callRepeatedly(server, () => ({})))).toBe(0)
  })
})

describe('behind a trusted proxy', () => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startServer({ env: { RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' } })
  })
  afterAll(() => server[Symbol.asyncDispose]())

  const forwarded = (chain: (count: number) => string) => (count: number) => ({
    'X-Forwarded-For': chain(count),
  })

  test.each<[string, (count: number) => string]>([
    ['what stands before the proxy’s word', (count) => `6.6.6.${count}, 41.66.12.1`],
    ['an own proxy before it', (count) => `6.6.6.${count}, 127.0.0.1, ::1, 41.66.12.2`],
    ['no address at all before it', (count) => `unknown${count}, ;--, [::, 41.66.12.3`],
    ['ten thousand letters before it', (count) => `${'x'.repeat(10_000)}${count}, 41.66.12.4`],
    ['two thousand commas before it', (count) => `${','.repeat(2000 + count)} 41.66.12.5`],
    ['another port each time', (count) => `41.66.12.6:${1024 + count}`],
    ['another address of the own network', (count) => `2c0f:f248:12:ab:${count}::${count}`],
    ['the same in brackets', (count) => `[2c0f:f248:12:ac::${count}]:${1024 + count}`],
    ['another way to write it', (count) => `2c0f:f248:12:${count % 2 ? '0AD' : 'ad'}::${count}`],
  ])('%s gives no other try', async (_, chain) => {
    expect(countAllowed(await callRepeatedly(server, forwarded(chain)))).toBe(tries)
  })

  test('values that are no address count as the proxy itself', async () => {
    const broken = [
      'unknown',
      '',
      ' ',
      ',',
      'x',
      '1.2.3',
      '41.66.12.7.8',
      '_hidden',
      '41.66.12.9 6.6.6.6',
      '::g',
    ]

    const chain = (count: number) => broken[count % broken.length] ?? ''

    expect(countAllowed(await callRepeatedly(server, forwarded(chain)))).toBe(tries)
  })

  test('different addresses and networks have separate limits', async () => {
    const statuses = await callRepeatedly(
      server,
      forwarded((count) => `41.66.13.${count}`),
    )
    const networks = await callRepeatedly(
      server,
      forwarded((count) => `2c0f:f248:13:${count}::1`),
    )

    expect([countAllowed(statuses), countAllowed(networks)]).toEqual([tries + 1, tries + 1])
  })
})
