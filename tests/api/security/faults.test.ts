import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { openBackend } from '../../../src/server/app/views/backend.ts'
import { openChurch } from '../../support/church.ts'

/* What an unexpected error reveals, and redirects of another backend. */

test('an unexpected error reveals no detail, rolls its transaction back and is reported', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('admin')
  const { db, faults } = church
  const count = async () => (await db.selectFrom('announcement').select('id').execute()).length
  const before = await count()
  // The log entry belongs to the same transaction as the announcement.
  await db.schema.alterTable('log_entry').renameTo('hidden_entry').execute()

  const words = { title: 'Harvest', content: 'Bring what the Lord has given.' }
  const refused = await church.post('announcements/', words, access)

  await db.schema.alterTable('hidden_entry').renameTo('log_entry').execute()
  expect(refused.status).toBe(500)
  expect(refused.body).toEqual({
    detail: 'Something went wrong on our side. Please try again in a moment.',
  })
  expect(refused.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await count()).toBe(before)
  expect(faults.splice(0).map(String).join()).toContain('log_entry')
})

test('a redirect of another backend is not followed', async () => {
  let led = 0
  const inside = createServer((_, response) => {
    led += 1
    response.end('{"secret":1}')
  })
  const other = createServer((_, response) => {
    const { port } = inside.address() as AddressInfo
    response.writeHead(302, { Location: `http://127.0.0.1:${port}/inside` }).end()
  })
  for (const server of [inside, other]) await new Promise<void>((open) => server.listen(0, '127.0.0.1', open))
  const { port } = other.address() as AddressInfo

  await expect(openBackend(`http://127.0.0.1:${port}`).ask('events/')).rejects.toThrow('does not answer')

  expect(led).toBe(0)
  for (const server of [inside, other]) server.close()
})
