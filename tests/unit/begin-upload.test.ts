// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { sendFile } from '../../src/lib/api/media/uploads/send-file.ts'
import type { Progress } from '../../src/lib/api/media/uploads/upload.ts'

/** A call with upload progress, which the server answers with 204 once all three bytes are there. */
class Whole {
  upload = {}
  status = 204
  responseText = ''
  onload = () => undefined
  onloadend = () => undefined
  open = () => undefined
  setRequestHeader = () => undefined
  getAllResponseHeaders = () => 'upload-offset: 3'
  send = () => {
    this.onload()
    this.onloadend()
  }
}

afterEach(() => vi.unstubAllGlobals())

test('an upload whose first call is lost begins when the network is back, in parts', async () => {
  const began = vi
    .fn<typeof fetch>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(new Response('{}', { status: 201, headers: { Location: '/backend/api/uploads/one' } }))
  vi.stubGlobal('fetch', began)
  vi.stubGlobal('XMLHttpRequest', Whole)
  const told: Progress[] = []
  const { signal } = new AbortController()

  const sent = sendFile(new File(['abc'], 'sunday.mp3'), {
    type: 'audio',
    signal,
    progress: (one) => told.push(one),
  })
  await vi.waitFor(() => expect(told).toEqual([{ sent: 0, total: 3, lost: true }]))
  dispatchEvent(new Event('online'))

  expect(await sent).toBe(new URL('/backend/api/uploads/one', location.href).href)
  expect(began).toHaveBeenCalledTimes(2)
})
