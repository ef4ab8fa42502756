import { vi } from 'vitest'

/**
 * Notes where the page leads, by script or by a link, in place of following it. A fragment of the same page is followed. A page that is left
 * hears `pagehide`, as in a browser.
 */
export function watchLeaving() {
  let left: string | undefined
  const ended = new AbortController()

  function leave(address: string): void {
    const url = new URL(address, location.href)
    left = url.origin === location.origin ? url.href.slice(url.origin.length) : url.href
    dispatchEvent(new Event('pagehide'))
  }

  function go(address: string | URL): void {
    const text = String(address)
    if (isFragment(text)) location.hash = new URL(text, location.href).hash
    else leave(text)
  }

  const spies = [
    vi.spyOn(location, 'assign').mockImplementation(go),
    vi.spyOn(location, 'replace').mockImplementation(go),
    vi.spyOn(location, 'reload').mockImplementation(() => leave(location.href)),
  ]
  addEventListener('click', follow, { signal: ended.signal })

  /** A link is followed after the listeners of the page, of which the window's own is the last. */
  function follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (event.defaultPrevented || !link?.href || link.target || link.download) return
    event.preventDefault()
    go(link.href)
  }

  return {
    left: () => left,
    arrive: () => {
      left = undefined
    },
    restore: () => {
      ended.abort()
      for (const spy of spies) spy.mockRestore()
    },
  }
}

const isFragment = (address: string): boolean => {
  const url = new URL(address, location.href)
  const hash = url.hash
  url.hash = ''
  const here = new URL(location.href)
  here.hash = ''
  return hash !== '' && url.href === here.href
}
