/* Films elsewhere: a player's address becomes the one that a person opens. */

const youtube = /^(?:(?:www|m)\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be)$/

/** The address of a film on YouTube or Vimeo as a person opens it; undefined for everything else. */
export function videoAt(text: string): string | undefined {
  const address = text.trim()
  const whole = address.startsWith('//') ? `https:${address}` : address
  if (/\s/.test(whole) || !/^https?:\/\//i.test(whole) || !URL.canParse(whole)) return undefined
  const { hostname, pathname, searchParams } = new URL(whole)
  if (youtube.test(hostname)) return youtubeAt(hostname, pathname, searchParams)
  if (!/^(?:www\.|player\.)?vimeo\.com$/.test(hostname)) return undefined
  const number = pathname.split('/').findLast((part) => /^\d{3,12}$/.test(part))
  return number && `https://vimeo.com/${number}`
}

function youtubeAt(hostname: string, pathname: string, query: URLSearchParams): string | undefined {
  const list = query.get('list')
  const named = query.get('v') ?? pathname.split('/').findLast(Boolean) ?? ''
  const isOne =
    pathname === '/watch' || /^\/(?:embed|shorts|live|v)\//.test(pathname) || hostname === 'youtu.be'
  if (isOne && /^[\w-]{11}$/.test(named) && named !== 'videoseries')
    return `https://www.youtube.com/watch?v=${named}`
  return list && /^[\w-]{10,60}$/.test(list) ? `https://www.youtube.com/playlist?list=${list}` : undefined
}

/** Whether an address is a recording at a service that people open in their browser. */
export function isRecordingHost(address: string): boolean {
  if (!/^https:\/\//.test(address) || /\s/.test(address) || !URL.canParse(address)) return false
  return /(?:^|\.)(?:soundcloud|spotify|mixcloud|audiomack|facebook|anchor)\.(?:com|fm)$/.test(
    new URL(address).hostname,
  )
}
