import type { FetchLike } from 'wretch'

/** `lost`: disconnected, waiting for the network. `saving`: the file is uploaded and the form is being saved. */
export type Progress = { sent: number; total: number; lost?: boolean; saving?: boolean }
export type Watch = { progress: (progress: Progress) => void; signal: AbortSignal }

/** ApiError status of a cancelled upload that has a message for the user. */
export const cancelSays = -2

/**
 * A replacement for `fetch` with upload progress, which `fetch` does not report. For large uploads, with the client's
 * own middlewares: `api.fetchPolyfill(watchedFetch(…))`. Throws AbortError on abort.
 */
export function watchedFetch({ progress, signal }: Watch): FetchLike {
  return (url, options) =>
    new Promise<Response>((answered, failed) => {
      const stop = () => call.abort()
      const cancelled = () => failed(new DOMException('Cancelled', 'AbortError'))
      const call = new XMLHttpRequest()
      call.open(options.method ?? 'GET', url)
      new Headers(options.headers).forEach((value, name) => {
        call.setRequestHeader(name, value)
      })
      call.responseType = 'text'
      call.upload.onprogress = ({ loaded: sent, total }) => progress({ sent, total })
      call.onload = () => answered(answerOf(call))
      call.onerror = () => failed(new TypeError('Failed to fetch'))
      call.onabort = cancelled
      call.onloadend = () => signal.removeEventListener('abort', stop)
      signal.addEventListener('abort', stop)
      if (signal.aborted) return cancelled()
      call.send(options.body as XMLHttpRequestBodyInit)
    })
}

function answerOf(call: XMLHttpRequest): Response {
  const lines = call
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)
  const headers = lines.flatMap((line): [string, string][] => {
    const [, name, value] = /^([^:]+): (.*)$/.exec(line) ?? []
    return name && value !== undefined ? [[name, value]] : []
  })
  return new Response(call.responseText || null, { status: call.status, headers })
}

/** Remaining time such as `1 min 20 s left`, from the speed since `from` bytes; '' until it can be estimated. */
export function timeLeft({ sent, total, from = 0 }: Progress & { from?: number }, elapsed: number): string {
  if (sent <= from || elapsed < 1000 || sent >= total) return ''
  const seconds = Math.ceil(((total - sent) / (sent - from)) * (elapsed / 1000))
  const minutes = Math.floor(seconds / 60)
  return minutes > 0 ? `${minutes} min ${seconds % 60} s left` : `${seconds} s left`
}
