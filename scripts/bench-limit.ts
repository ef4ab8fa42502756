// The machine's limit for npm run bench: node:http with one buffer, and with one prepared statement, nothing else.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DatabaseSync } from 'node:sqlite'

const db = new DatabaseSync(process.argv[2] ?? ':memory:', { readOnly: true })
const rows = db.prepare(
  `select id, title, description, series, category, scripture, preacher, date, media_type, youtube_link, media_key,
          duration_seconds, thumbnail_key, views, created_at from sermon order by date desc, id desc limit 20`,
)
const buffer = Buffer.alloc(6000, 'a')

const server = createServer((request, response) => {
  if (request.url === '/buffer') {
    response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Length': buffer.length }).end(buffer)
    return
  }
  const body = JSON.stringify({ results: rows.all() })
  response
    .writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) })
    .end(body)
})
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
