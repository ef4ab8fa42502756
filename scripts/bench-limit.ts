// The machine's limit for npm run bench: node:http with one buffer, and with one prepared statement, nothing else.
import { createServer, get, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DatabaseSync } from 'node:sqlite'

const db = new DatabaseSync(process.argv[2] ?? ':memory:', { readOnly: true })
const rows = db.prepare(
  `select id, title, description, series, category, scripture, preacher, date, media_type, youtube_link, media_key,
          duration_seconds, thumbnail_key, views, created_at from sermon order by date desc, id desc limit 20`,
)
const row = db.prepare('select * from sermon where id = 3')
const page = await readPage(process.argv[3] ?? '')

const server = createServer((request, response) => {
  if (request.url === '/buffer') {
    response.writeHead(200, page.headers).end(page.body)
    return
  }
  const body = JSON.stringify(request.url === '/row' ? row.get() : { results: rows.all() })
  response
    .writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) })
    .end(body)
})
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})

/** The very page that our server sends, bytes and headers: what is compared is the way to it. */
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
