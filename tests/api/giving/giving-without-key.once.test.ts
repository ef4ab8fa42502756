import { rm } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { demonstrationPassword } from '../../../src/content/people.ts'
import { freshFolder, startServer } from '../../support/server.ts'

/* The built server: /give of a church that has no payment provider, and of one that chose a provider without a key. */

const ways = [{ title: 'Mobile money', account: '024 000 1111', text: 'Ask for “Light of the Nations”.' }]

test('without a key /give shows the church’s own numbers, account and office hours, and no form', async () => {
  const dataDir = await freshFolder()
  await using sample = await startServer({
    dataDir,
    env: { BACKUPS: '0', MIN_FREE_MB: '0', WATCHDOG_SECONDS: '0' },
  })
  const json = { 'Content-Type': 'application/json' }
  const send = async (username: string, method: string, path: string, body: object) => {
    const login = JSON.stringify({ username, password: demonstrationPassword })
    const signedIn = await fetch(`${sample.url}/backend/api/auth/login/`, {
      method: 'POST',
      headers: json,
      body: login,
    })
    const { access } = (await signedIn.json()) as { access: string }
    const headers = { ...json, Authorization: `Bearer ${access}` }
    const init = { method, headers, ...(method !== 'GET' && { body: JSON.stringify(body) }) }
    return fetch(`${sample.url}/backend/api/${path}`, init)
  }
  const telephones = [{ label: 'Office', number: '030 222 3333' }]
  const changed = await send('admin', 'PATCH', 'admin/church/', { giving_ways: ways, telephones })
  const waiting = await send('treasurer', 'GET', 'admin/payment-details/', {})
  const { results } = (await waiting.json()) as { results: { id: number }[] }
  const approved = await send('treasurer', 'POST', `admin/payment-details/${results[0]?.id}/approve/`, {})
  expect([changed.status, approved.status]).toEqual([200, 200])
  const withForm = await (await fetch(`${sample.url}/give`)).text()
  await sample.kill('SIGTERM')

  await using church = await startServer({
    dataDir,
    env: { SAMPLE_DATA: 'off', BACKUPS: '0', MIN_FREE_MB: '0', WATCHDOG_SECONDS: '0' },
  })
  const page = await (await fetch(`${church.url}/give`)).text()
  const begun = await fetch(`${church.url}/backend/api/giving/`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({}),
  })

  expect(withForm).toContain('name="paymentMethod"')
  expect(page).not.toContain('name="paymentMethod"')
  for (const words of ['Gifts are not taken on this page', 'Mobile money', '024 000 1111', '030 222 3333'])
    expect(page).toContain(words)
  expect(page).toMatch(/Office hours|Monday|Tuesday/)
  expect(begun.status).toBe(404)
  await rm(dataDir, { recursive: true, force: true })
}, 120_000)
