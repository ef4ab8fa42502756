import { once } from 'node:events'
import { connect } from 'node:net'

/** The result of an endless body: the bytes that the server read, its answer, and whether it closed the connection. */
export type Poured = { taken: number; heard: string; ended: 'closed' | 'never' }

const megabyte = 1024 * 1024

/** Far more than any limit of the product: a server that reads this much reads everything. */
const endless = 700 * megabyte

/** Sends a head and then `drop` again and again, as fast as the server reads, until it closes the connection. */
export async function pour(url: string, head: string, drop: Buffer): Promise<Poured> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  let taken = 0
  let heard = ''
  socket.on('data', (chunk) => {
    heard += chunk.toString('latin1')
  })
  socket.on('error', () => undefined)
  const closed = new Promise((done) => socket.once('close', done))
  const stalled = AbortSignal.timeout(20_000)
  socket.write(head)
  const flow = () => {
    if (socket.writable && taken < endless)
      socket.write(drop, (error) => {
        if (error) return
        taken += drop.length
        flow()
      })
    else if (taken >= endless) socket.destroy()
  }
  flow()
  await Promise.race([closed, once(stalled, 'abort')])
  const ended = taken < endless && !stalled.aborted ? 'closed' : 'never'
  socket.destroy()
  return { taken, heard, ended }
}

/** A megabyte of repeated `words` as one chunk of a chunked body. */
export function piece(words: string): Buffer {
  const many = words.repeat(Math.ceil(megabyte / words.length)).slice(0, megabyte - (megabyte % words.length))
  return inPiece(many)
}

/** A text as one chunk of a chunked body. */
export function inPiece(text: string): Buffer {
  const bytes = Buffer.from(text, 'latin1')
  return Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')])
}
