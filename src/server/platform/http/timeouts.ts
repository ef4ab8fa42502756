import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Socket } from 'node:net'

type Listener = (request: IncomingMessage, response: ServerResponse) => void

/**
 * In milliseconds: for the head of a request (`head`), for the whole body of a call (`body`), for a pause in the middle of
 * an upload (`pause`), and for a connection without traffic, for example because the client does not read (`silence`). In
 * bytes (`rest`): how much of an unused body is read, so that a client that reads only after sending still gets the answer.
 */
export type Timeouts = { head: number; body: number; pause: number; rest: number; silence: number }
export const timeouts: Timeouts = {
  head: 20_000,
  body: 30_000,
  pause: 60_000,
  rest: 16 * 1024 * 1024,
  silence: 10 * 60_000,
}

/** The most unanswered requests of one connection; browsers and proxies send one after the other. */
const mostUnanswered = 10

/**
 * Opens a server whose connections a client cannot hold open by sending slowly. An upload may take hours on a slow line, as
 * long as bytes arrive: Node's own limit for a whole request (requestTimeout) would cut it.
 */
export function openServer(listener: Listener, wait = timeouts): Server {
  const connectionsCheckingInterval = Math.min(5000, wait.head)
  const options = { requestTimeout: 0, headersTimeout: wait.head, connectionsCheckingInterval }
  const unanswered = new WeakMap<Socket, number>()
  const server = createServer(options, (request, response) => {
    const { socket } = request
    const before = unanswered.get(socket) ?? 0
    if (before >= mostUnanswered) return void socket.destroy()
    unanswered.set(socket, before + 1)
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
    if (hasBody(request)) {
      watchBody(request, response, wait)
      lingerOnClose(request, socket)
      response.once('finish', () => drainBody(request, socket, wait))
    }
    listener(request, response)
  })
  server.timeout = wait.silence
  return server
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const isUpload = ({ headers }: IncomingMessage): boolean =>
  /^(multipart\/form-data|application\/offset\+octet-stream)/i.test(headers['content-type'] ?? '')

function watchBody(request: IncomingMessage, response: ServerResponse, { body, pause }: Timeouts): void {
  const { socket } = request
  const upload = isUpload(request)
  let before = socket.bytesRead
  const timer = setInterval(look, upload ? pause : body).unref()
  request.once('close', () => clearInterval(timer))

  function look(): void {
    const arrived = socket.bytesRead - before
    before = socket.bytesRead
    if (upload && arrived > 0 && !request.complete) return
    clearInterval(timer)
    if (!request.complete) answerTimeout(response, socket)
  }
}

/** In milliseconds. */
const lingerSilence = 1000

/**
 * A connection that closes after its answer is closed only for writing while the body still arrives. Closed both ways, it
 * would be reset because of the unread bytes, and the client could lose the answer. `drainBody` limits how much is read, and
 * a second without bytes ends the connection.
 */
function lingerOnClose(request: IncomingMessage, socket: Socket): void {
  socket.destroySoon = () => {
    if (request.complete || request.destroyed) return closeNow(socket)
    socket.end()
    socket.setTimeout(lingerSilence, () => socket.destroy())
    request.once('close', () => closeNow(socket))
  }
  request.once('close', () => Reflect.deleteProperty(socket, 'destroySoon'))
}

/** Sends what is still buffered, and closes both ways. */
const closeNow = (socket: Socket): void => Socket.prototype.destroySoon.call(socket)

/** Discards the rest of a body that still arrives after the answer, up to `rest` bytes and `body` ms. Node sets no limit. */
function drainBody(request: IncomingMessage, socket: Socket, { body, rest }: Timeouts): void {
  if (request.complete || socket.destroyed) return
  // The reader destroyed the request before the end of the body.
  if (request.destroyed) return void socket.destroySoon()
  let left = rest
  const count = (bytes: Buffer) => {
    left -= bytes.length
    if (left < 0) socket.destroy()
  }
  const timer = setTimeout(() => socket.destroy(), body).unref()
  socket.on('data', count)
  const stop = () => {
    clearTimeout(timer)
    socket.off('data', count)
  }
  request.once('end', stop).once('close', stop)
  // A remaining reader could pause the request and never resume it.
  request.removeAllListeners('data').removeAllListeners('readable').resume()
}

/** As Node does for a head that never ends: sends 408 and closes the connection. */
function answerTimeout(response: ServerResponse, socket: Socket): void {
  if (!response.headersSent) socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
  closeNow(socket)
}
