import type { Quality } from '../media/live.ts'

/** Legacy quality parameter, only a hint: YouTube may ignore it. */
const wishes: Record<Quality, string> = {
  auto: '',
  '1080p': 'hd1080',
  '720p': 'hd720',
  '480p': 'large',
  '360p': 'medium',
}

/** How a browser plays a stream; undefined for an invalid URL, or one without https. */
export type StreamKind = 'youtube' | 'hls' | 'file'

/** Kind of a stream URL that the media team may use: YouTube, an HLS playlist (.m3u8) or a video file (.mp4). */
export function streamKind(address: string): StreamKind | undefined {
  if (!URL.canParse(address)) return undefined
  const { protocol, hostname, pathname, username } = new URL(address)
  if (protocol !== 'https:' || username) return undefined
  if (youtube.test(hostname)) return videoPath(address) ? 'youtube' : undefined
  if (/\.m3u8$/i.test(pathname)) return 'hls'
  return /\.mp4$/i.test(pathname) ? 'file' : undefined
}

/**
 * Embed URL for a YouTube URL (a video, a live video or a channel's `/channel/UC…/live`), in privacy mode; undefined for
 * any other URL.
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
