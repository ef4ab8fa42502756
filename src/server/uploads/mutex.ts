/** The uploads in use by a request, each with an abort controller for that request. */
export type UploadMutexes = Map<string, { cut: AbortController; ended: Promise<void> }>

/**
 * A mutex per upload: one request at a time uses it. After a lost connection, a client's earlier request may still wait
 * here for bytes: the later request aborts the earlier one and waits until its file is closed.
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
