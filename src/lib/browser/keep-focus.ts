/**
 * Notes the element with the focus. The returned function gives it back after the next rendering, when the browser has taken it because the
 * element was disabled meanwhile; where the element is gone, the focus goes to `instead`.
 */
export function keepFocus(instead?: () => HTMLElement | null): () => void {
  const had = document.activeElement
  const giveBack = () => {
    if (document.activeElement !== document.body) return
    const next = had?.isConnected ? had : instead?.()
    if (next instanceof HTMLElement) next.focus({ preventScroll: true })
  }
  // React may render after a timer that was set with the new state, but not after the next frame.
  return () => requestAnimationFrame(() => setTimeout(giveBack))
}
