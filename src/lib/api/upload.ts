import type { FetchLike } from 'wretch'

export type Progress = { sent: number; total: number }
type Watch = { progress: (progress: Progress) => void; signal: AbortSignal }

/**
 * What `fetch` does, told how far it has come: `fetch` itself says nothing of what it sends. For calls that send a lot,
 * through the client's own middlewares: `api.fetchPolyfill(watchedFetch(…))`. Aborted, it throws AbortError.
 */
export function watchedFetch({ progress, signal }: Watch): FetchLike {
  return (url, options) =>
    new Promise<Response>((answered, failed) => {
      const call = new XMLHttpRequest()
      call.open(options.method ?? 'GET', url)
      new Headers(options.headers).forEach((value, name) => {
        call.setRequestHeader(name, value)
      })
      call.responseType = 'text'
      call.upload.onprogress = ({ loaded: sent, total }) => progress({ sent, total })
      call.onload = () => answered(new Response(call.responseText || null, { status: call.status }))
      call.onerror = () => failed(new TypeError('Failed to fetch'))
      call.onabort = () => failed(new DOMException('Cancelled', 'AbortError'))
      signal.addEventListener('abort', () => call.abort(), { once: true })
      call.send(options.body as XMLHttpRequestBodyInit)
    })
}

/** `1 min 20 s left`, from how long what was sent took; '' before that can be told. */
export function timeLeft({ sent, total }: Progress, elapsed: number): string {
  if (sent <= 0 || elapsed < 1000 || sent >= total) return ''
  const seconds = Math.ceil(((total - sent) / sent) * (elapsed / 1000))
  const minutes = Math.floor(seconds / 60)
  return minutes > 0 ? `${minutes} min ${seconds % 60} s left` : `${seconds} s left`
}
