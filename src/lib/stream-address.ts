import type { Quality } from './live.ts'

/** Older than the player's own choice: a wish, which YouTube may overrule. */
const wishes: Record<Quality, string> = {
  auto: '',
  '1080p': 'hd1080',
  '720p': 'hd720',
  '480p': 'large',
  '360p': 'medium',
}

/** How a browser plays a stream; undefined for an address that is none, or that is not https. */
export type StreamKind = 'youtube' | 'hls' | 'file'

/** YouTube, an HLS playlist (.m3u8) or a film (.mp4): what the media team may go live with. */
export function streamKind(address: string): StreamKind | undefined {
  if (!URL.canParse(address)) return undefined
  const { protocol, hostname, pathname, username } = new URL(address)
  if (protocol !== 'https:' || username) return undefined
  if (youtube.test(hostname)) return videoPath(address) ? 'youtube' : undefined
  if (/\.m3u8$/i.test(pathname)) return 'hls'
  return /\.mp4$/i.test(pathname) ? 'file' : undefined
}

/**
 * The player for a YouTube address (a video's, a live video's or a channel's `/channel/UC…/live`), in privacy mode;
 * undefined for any other address.
 */
export function embedAddress(address: string, quality: Quality): string | undefined {
  const path = videoPath(address)
  if (!path) return undefined
  const player = new URL(`https://www.youtube-nocookie.com/embed/${path}`)
  for (const name of ['autoplay', 'playsinline']) player.searchParams.set(name, '1')
  player.searchParams.set('rel', '0')
  if (wishes[quality]) player.searchParams.set('vq', wishes[quality])
  return player.href
}

const youtube = /^(?:(?:www|m)\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be)$/

function videoPath(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { protocol, hostname, pathname, searchParams } = new URL(address)
  if (!/^https?:$/.test(protocol) || !youtube.test(hostname)) return undefined
  const [, channel] = /^\/channel\/(UC[\w-]{22})\/live\/?$/.exec(pathname) ?? []
  if (channel) return `live_stream?channel=${channel}`
  const named = pathname === '/watch' ? searchParams.get('v') : pathname.split('/').findLast(Boolean)
  return named && /^[\w-]{11}$/.test(named) ? named : undefined
}
