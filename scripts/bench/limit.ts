// Baselines for npm run bench: plain node:http with one buffer, with one prepared statement, with an HMAC check before it, and
// with an insert that is on the disk before its answer.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import {
  createServer,
  get,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { DatabaseSync } from 'node:sqlite'

const db = new DatabaseSync(process.argv[2] ?? ':memory:', { readOnly: true })
const rows = db.prepare(
  `select id, title, description, series, category, scripture, preacher, date, media_type, youtube_link, media_key,
          duration_seconds, thumbnail_key, views, created_at from sermon order by date desc, id desc limit 20`,
)
const row = db.prepare('select * from sermon where id = 3')
const personal = db.prepare(
  `select id, title, description, is_private, prayer_count, is_answered, answered_at, created_at from prayer_request
   where account_id = (select id from account where username = 'member') order by created_at desc, id desc limit 20`,
)
const account = db.prepare(`select * from account where username = 'member'`)
const insert = openCopy(process.argv[2] ?? ':memory:')
const key = randomBytes(32)
const page = await readPage(process.argv[3] ?? '')

const server = createServer((request, response) => {
  if (request.url === '/buffer') {
    response.writeHead(200, page.headers).end(page.body)
    return
  }
  if (signed.has(request.url ?? '') && !isSigned(request.headers.authorization)) {
    response.writeHead(401).end()
    return
  }
  if (request.url === '/insert') return void readBody(request, (body) => answer(response, insert(body)))
  answer(response, read(request.url))
})

const signed = new Set(['/personal', '/account', '/insert'])

function answer(response: ServerResponse, input: unknown): void {
  const body = JSON.stringify(input)
  response
    .writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) })
    .end(body)
}

function readBody(request: IncomingMessage, done: (body: Record<string, string>) => void): void {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => done(JSON.parse(Buffer.concat(chunks).toString())))
}

/** A table of prayer requests with the columns and indexes of ours, in a file beside it, with our guarantees. */
function openCopy(file: string): (body: Record<string, string>) => unknown {
  const copy = new DatabaseSync(`${file}.raw`, { enableForeignKeyConstraints: false })
  copy.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -16000;')
  const made = db.prepare(
    `select sql from sqlite_master where tbl_name = 'prayer_request' and type in ('table', 'index') and sql is not null`,
  )
  for (const { sql } of made.all()) copy.exec(String(sql))
  const statement = copy.prepare(
    `insert into prayer_request (title, description, account_id, prayer_count, is_private, is_answered, answered_at, created_at)
     values (?, ?, 1, 0, 1, 0, null, ?) returning *`,
  )
  return ({ title = '', description = '' }) => statement.get(title, description, new Date().toISOString())
}

function read(path = ''): unknown {
  if (path === '/token') return { token: sign('x'.repeat(180)) }
  if (path === '/row') return row.get()
  if (path === '/account') return account.get()
  return { results: (path === '/personal' ? personal : rows).all() }
}

/** A token as long as ours, signed with a key of this process, so that verifying it costs the same. */
function sign(words: string): string {
  return `${words}.${createHmac('sha256', key).update(words).digest('base64url')}`
}

function isSigned(authorization = ''): boolean {
  const token = authorization.slice('Bearer '.length)
  const expected = Buffer.from(sign(token.slice(0, token.lastIndexOf('.'))))
  const given = Buffer.from(token)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})

/** The same page as our server sends, body and headers, so that the benchmark compares only the serving. */
function readPage(url: string): Promise<{ headers: OutgoingHttpHeaders; body: Buffer }> {
  return new Promise((done, failed) => {
    const headers = { 'accept-encoding': 'br' }
    get(url, { headers }, (answer) => {
      const { date: _, connection: __, 'keep-alive': ___, ...rest } = answer.headers
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => done({ headers: rest, body: Buffer.concat(chunks) }))
    }).on('error', failed)
  })
}
