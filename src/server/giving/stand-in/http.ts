import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Charges, StandInCharge, Webhook } from './charges.ts'

export type Answer = { status: number; body: object | string; headers?: Record<string, string> }
export type Asked = {
  method: string
  path: string
  query: URLSearchParams
  text: string
  headers: IncomingMessage['headers']
  response: ServerResponse
}

/** A provider's way to speak: it answers calls, and tells what came of a charge. */
export type Dialect = {
  /** undefined where it has broken the line. */
  answer(asked: Asked): Promise<Answer | undefined> | Answer
  /** The message about a charge; a forged one says that it was successful. */
  hookOf(charge: StandInCharge, forged: boolean): Webhook
}

type Answers = { accepted: () => Answer; taken: Answer; broken: Answer }

/** Takes a charge, and ends its call as its behaviour has it: with an answer, another one, or none. */
export async function takeCharge(
  { response }: Asked,
  { charges }: Charges,
  { added, accepted, taken, broken }: Answers & { added: StandInCharge | undefined },
): Promise<Answer | undefined> {
  if (!added) return taken
  const { call, refusesCall } = added.behaviour
  if (refusesCall) charges.delete(added.reference)
  if (call === 500 || refusesCall) return broken
  if (call === 409) return { ...taken, status: 409 }
  if (call === 'late') await wait(300)
  if (call !== 'drop') return accepted()
  response.destroy()
  return undefined
}

export async function readAsked(request: IncomingMessage, response: ServerResponse): Promise<Asked> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in')
  return {
    ...{ method: request.method ?? '', path: pathname, query: searchParams, response },
    ...{ text: Buffer.concat(chunks).toString(), headers: request.headers },
  }
}

export function write(response: ServerResponse, { status, body, headers }: Answer): void {
  const isPage = typeof body === 'string'
  const type = isPage ? 'text/html; charset=utf-8' : 'application/json'
  response.writeHead(status, { 'Content-Type': type, ...headers })
  response.end(isPage ? body : JSON.stringify(body))
}

export function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function listen(server: Server, port: number): Promise<string> {
  return new Promise((ready, failed) => {
    server.once('error', failed)
    server.listen(port, '127.0.0.1', () =>
      ready(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    )
  })
}

/** Sends a message, and again each second while nobody takes it; a refused one is not repeated. */
export async function deliver({ url, method = 'POST', body, signature }: Webhook): Promise<void> {
  const headers = {
    'Content-Type': 'application/json',
    ...(signature && { 'X-Paystack-Signature': signature }),
  }
  for (let time = 0; url && time < 120; time++) {
    const signal = AbortSignal.timeout(5_000)
    const answer = await fetch(url, { method, headers, body, signal }).catch(() => undefined)
    if (answer && answer.status < 500) return
    await wait(1_000)
  }
}
