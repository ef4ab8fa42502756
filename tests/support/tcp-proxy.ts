import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A TCP proxy between a browser and a server, whose connections a test can break. */
export type TcpProxy = AsyncDisposable & {
  readonly url: string
  /** The number of bytes sent to the server since the proxy was opened. */
  readonly sent: () => number
  /** Breaks every connection after this many more bytes, and refuses others until `mend`. */
  cutAfter(bytes: number): void
  /** Stops the data of the connection that sends this byte without closing it; others continue. */
  stallAfter(bytes: number): void
  mend(target?: string): void
}

export async function openTcpProxy(target: string): Promise<TcpProxy> {
  let port = Number(new URL(target).port)
  let sent = 0
  let broken = false
  let cut = Number.POSITIVE_INFINITY
  let stall = Number.POSITIVE_INFINITY
  const sockets = new Set<Socket>()

  const server = createServer((near) => {
    if (broken) return void near.destroy()
    const far = connect(port, '127.0.0.1')
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        for (const other of [near, far]) other.destroy()
      })
    }
    far.pipe(near)
    near.on('data', (bytes: Buffer) => {
      sent += bytes.length
      if (sent >= cut) return breakAll()
      if (!far.write(bytes)) {
        near.pause()
        far.once('drain', () => near.resume())
      }
      if (sent < stall) return undefined
      stall = Number.POSITIVE_INFINITY
      near.removeAllListeners('data').pause()
      return undefined
    })
  })

  function breakAll(): void {
    broken = true
    cut = Number.POSITIVE_INFINITY
    for (const socket of sockets) socket.destroy()
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent: () => sent,
    cutAfter: (bytes) => {
      cut = sent + bytes
    },
    stallAfter: (bytes) => {
      stall = sent + bytes
    },
    mend: (to = target) => {
      port = Number(new URL(to).port)
      broken = false
      cut = Number.POSITIVE_INFINITY
      stall = Number.POSITIVE_INFINITY
    },
    [Symbol.asyncDispose]: async () => {
      breakAll()
      server.close()
      await once(server, 'close')
    },
  }
}
