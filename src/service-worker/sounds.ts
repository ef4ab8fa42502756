import { soundsCache } from '../lib/browser/cache-names.ts'

/** A sermon's sound that was chosen to be cached, or the part of it that the player asks for; else the network's answer. */
export async function answerSound(request: Request): Promise<Response> {
  const cached = await (await caches.open(soundsCache)).match(request.url)
  return cached ? partOf(cached, request.headers.get('Range')) : fetch(request)
}

/** 206 with the bytes of a range, 416 when they are not there; the whole for a request without one. */
async function partOf(cached: Response, range: string | null): Promise<Response> {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? []
  if (first === undefined) return cached
  const sound = await cached.blob()
  const start = Number(first)
  const end = Math.min(last ? Number(last) : sound.size, sound.size - 1)
  if (start > end)
    return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${sound.size}` } })
  return new Response(sound.slice(start, end + 1), {
    status: 206,
    headers: {
      'Content-Type': cached.headers.get('Content-Type') ?? 'audio/mpeg',
      'Content-Length': String(end - start + 1),
      'Content-Range': `bytes ${start}-${end}/${sound.size}`,
      'Accept-Ranges': 'bytes',
    },
  })
}
