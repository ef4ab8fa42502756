import { get } from 'node:http'
import { posix } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

/* What pages weigh in a language of the interface: as a browser gets them, since the server makes the scripts of other languages. */

type Answer = { bytes: number; text: string }

/** A visit of pages in a language: the bytes of each page's own HTML and scripts, and of all together, each file once. */
export type SpokenVisit = { pages: Map<string, number>; all: number }

/** Weighs a visit to a server with brotli, in the language of the cookie. */
export async function weighSpokenVisit(
  url: string,
  language: string,
  pages: readonly string[],
): Promise<SpokenVisit> {
  const headers = { 'Accept-Encoding': 'br', Cookie: `asore_language=${language}` }
  const files = new Map<string, Promise<Answer>>()
  const read = (path: string): Promise<Answer> => {
    const answer = files.get(path) ?? fetchRaw(url + path, headers)
    files.set(path, answer)
    return answer
  }
  const weights = new Map<string, number>()
  for (const page of pages) {
    const { bytes, text } = await read(page)
    let sum = bytes
    for (const script of await withImports(scriptsOf(text), read)) sum += (await read(script)).bytes
    weights.set(page, sum)
  }
  const answers = await Promise.all(files.values())
  return { pages: weights, all: answers.reduce((sum, { bytes }) => sum + bytes, 0) }
}

const named = /(?:<script\b[^>]*\ssrc|component-url|renderer-url)="([^"]+\.js)"/g
const inline = /(?:from|import)\s*"(\/_astro\/[^"]+\.js)"/g
const imported = /(?:\bfrom|\bimport)\s*["']([^"']+\.js)["']/g

const scriptsOf = (html: string): string[] =>
  [...html.matchAll(named), ...html.matchAll(inline)].flatMap(([, path]) => (path ? [path] : []))

/** The scripts that load without an act, with what they import. */
async function withImports(
  scripts: readonly string[],
  read: (path: string) => Promise<Answer>,
): Promise<Set<string>> {
  const loaded = new Set(scripts)
  // A set that grows while it is iterated: the new members come last.
  for (const script of loaded) {
    const { text } = await read(script)
    for (const [, path = ''] of text.matchAll(imported)) loaded.add(posix.join(posix.dirname(script), path))
  }
  return loaded
}

const fetchRaw = (url: string, headers: Record<string, string>): Promise<Answer> =>
  new Promise((answered, failed) => {
    get(url, { headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', failed)
      response.on('end', () => {
        const body = Buffer.concat(chunks)
        if (response.statusCode !== 200) return failed(new Error(`${url}: ${response.statusCode}`))
        const isPacked = response.headers['content-encoding'] === 'br'
        answered({ bytes: body.length, text: String(isPacked ? brotliDecompressSync(body) : body) })
      })
    }).on('error', failed)
  })
