/** The uploads that a call is busy with, each with how to cut that call off. */
export type UploadMutexes = Map<string, { cut: AbortController; ended: Promise<void> }>

/**
 * Lets one call at a time be busy with an upload. A sender who comes back after a lost connection may find its own
 * earlier call still waiting here for bytes: the later call cuts the earlier one off, and waits until its file is closed.
 */
export async function withMutex<Result>(
  busy: UploadMutexes,
  upload: string,
  act: (cut: AbortSignal) => Promise<Result>,
): Promise<Result> {
  for (let other = busy.get(upload); other; other = busy.get(upload)) {
    other.cut.abort()
    await other.ended
  }
  const cut = new AbortController()
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  busy.set(upload, { cut, ended })
  try {
    return await act(cut.signal)
  } finally {
    busy.delete(upload)
    end()
  }
}
