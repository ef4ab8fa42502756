/** Result of sharing: `closed` when the user cancelled, `shown` when the link must be copied by hand. */
export type ShareOutcome = 'shared' | 'closed' | 'copied' | 'shown'

/** Opens the device's share sheet with the URL; without one, copies the URL to the clipboard (docs/specification/settled.md). */
export async function shareLink(title: string, url: string): Promise<ShareOutcome> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url })
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'closed'
    }
  }
  try {
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch {
    return 'shown' // the clipboard needs a secure context, or permission was refused
  }
}
