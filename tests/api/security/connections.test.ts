import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningServer, startServer } from '../../support/server.ts'

/* The state of a connection after a refused body. */

let server: RunningServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server[Symbol.asyncDispose]())

type Heard = { status: number | undefined; headers: IncomingHttpHeaders; port: number | undefined }

function ask(
  agent: Agent,
  line: string,
  headers: Record<string, string | number> = {},
  body?: Buffer,
): Promise<Heard> {
  const [method, path] = line.split(' ')
  return new Promise((done, failed) => {
    const outgoing = request(server.url + path, { agent, method, headers }, (answer) => {
      const { statusCode: status, headers } = answer
      const port = answer.socket.localPort
      answer.resume().on('end', () => done({ status, headers, port }))
    })
    outgoing.on('error', failed)
    outgoing.end(body)
  })
}

const five = Buffer.alloc(5_000_000, 'x')
const json = 'application/json'

test.each([
  ['POST /backend/api/auth/login', 'text/plain', 415],
  ['POST /backend/api/nothing', json, 404],
  ['POST /backend/api/members/testimonies', json, 401],
  ['POST /about', json, 405],
])('after %s with 5 MB of %s, the same connection serves the next request', async (line, type, status) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })

  const refused = await ask(agent, line, { 'Content-Type': type, 'Content-Length': five.length }, five)
  const next = await ask(agent, 'GET /backend/api/health')
  agent.destroy()

  expect([refused.status, refused.headers.connection]).toEqual([status, 'keep-alive'])
  expect([next.status, next.port]).toEqual([200, refused.port])
})

test.each(['auth/login', 'prayer_requests/create'])(
  'after 5 MB to %s, the answer says that the connection closes',
  async (path) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })

    const headers = { 'Content-Type': json, 'Content-Length': five.length }
    const refused = await ask(agent, `POST /backend/api/${path}`, headers, five)
    const next = await ask(agent, 'GET /backend/api/health')
    agent.destroy()

    expect([refused.status, refused.headers.connection]).toEqual([413, 'close'])
    expect(next.status).toBe(200)
  },
)

test('after a chunked body of 5 MB, the answer says that the connection closes', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })

  const headers = { 'Content-Type': json, 'Transfer-Encoding': 'chunked' }
  const refused = await ask(agent, 'POST /backend/api/auth/login', headers, five)
  const next = await ask(agent, 'GET /backend/api/health')
  agent.destroy()

  expect([refused.status, refused.headers.connection]).toEqual([413, 'close'])
  expect(next.status).toBe(200)
  expect(next.port).not.toBe(refused.port)
})
