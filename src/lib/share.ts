/** What became of a wish to share: `closed` when the person thought better of it, `shown` when the link must be copied by hand. */
export type ShareOutcome = 'shared' | 'closed' | 'copied' | 'shown'

/** Offers an address to the device's own share sheet; where there is none, puts it on the clipboard (docs/decisions/0006). */
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
    return 'shown' // no clipboard without a secure address, or it was refused
  }
}
