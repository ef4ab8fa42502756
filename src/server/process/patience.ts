import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

type Listener = (request: IncomingMessage, response: ServerResponse) => void

/** In milliseconds: for the head of a request, for the whole body of a call, for a pause in the middle of an upload. */
export type Patience = { head: number; body: number; pause: number }
export const patience: Patience = { head: 20_000, body: 30_000, pause: 60_000 }

/**
 * A server that nobody holds open by sending slowly. An upload may take hours on a slow line, as long as bytes arrive:
 * Node's own limit for a whole request (requestTimeout) would cut it.
 */
export function openServer(listener: Listener, wait = patience): Server {
  const connectionsCheckingInterval = Math.min(5000, wait.head)
  const options = { requestTimeout: 0, headersTimeout: wait.head, connectionsCheckingInterval }
  return createServer(options, (request, response) => {
    if (hasBody(request)) watchBody(request, response, wait)
    listener(request, response)
  })
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const isUpload = ({ headers }: IncomingMessage): boolean =>
  /^(multipart\/form-data|application\/offset\+octet-stream)/i.test(headers['content-type'] ?? '')

function watchBody(request: IncomingMessage, response: ServerResponse, { body, pause }: Patience): void {
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
    if (!request.complete) giveUp(response, request)
  }
}

/** As Node does it for a head that never ends: a word, and the door. */
function giveUp(response: ServerResponse, { socket }: IncomingMessage): void {
  if (!response.headersSent) socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
  socket.destroySoon()
}
