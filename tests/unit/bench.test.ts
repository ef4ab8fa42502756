import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkTarget } from '../../scripts/bench/tools.ts'

const server = createServer((request, response) => {
  response.writeHead(request.url === '/refused' ? 401 : 200, { 'Content-Type': 'application/json' })
  response.end(JSON.stringify({ results: [{ id: 1 }, { id: 2 }] }))
})
let url = ''

beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

const check = (path: string, rows?: number) =>
  checkTarget({ name: path, path, server: { url }, ...(rows !== undefined && { rows }) })

test('a benchmark is refused when its target does not answer 200', async () => {
  await expect(check('/refused')).rejects.toThrow('/refused answers 401 instead of 200')
})

test('a benchmark is refused when its list has another number of rows than expected', async () => {
  await expect(check('/list', 20)).rejects.toThrow('/list has 2 rows instead of 20')
  await expect(check('/list', 2)).resolves.toBeUndefined()
})
