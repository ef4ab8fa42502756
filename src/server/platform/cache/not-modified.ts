import isFresh from 'fresh'

/** Whether If-None-Match names this ETag: as it is, weakened by a proxy (`W/`), in a list, or `*`. Then the answer is 304. */
export function isNotModified(ifNoneMatch: string | undefined, etag: string): boolean {
  // Given the other headers, the library sends anew on `Cache-Control: no-cache`, which fetch adds to If-None-Match.
  return isFresh({ 'if-none-match': ifNoneMatch }, { etag })
}
