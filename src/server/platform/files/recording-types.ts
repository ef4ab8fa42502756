/** File extensions of recordings by detected media type; the name of an uploaded file is ignored. */
export const recordingTypes: Record<'video' | 'audio', Record<string, string>> = {
  video: {
    'video/mp4': 'mp4',
    'video/x-m4v': 'mp4',
    'video/webm': 'webm',
    'video/matroska': 'mkv',
    'video/x-matroska': 'mkv',
  },
  audio: {
    'audio/mpeg': 'mp3',
    'audio/wav': 'wav',
    'audio/vnd.wave': 'wav',
    'audio/ogg': 'ogg',
    'audio/ogg; codecs=opus': 'ogg',
    'audio/x-m4a': 'm4a',
    'audio/mp4': 'm4a',
    'audio/aac': 'aac',
  },
}

/**
 * Extensions of containers that hold sound alone, by the media type of the container: recorders of Android write M4A that says it is
 * MP4, browsers WebM.
 */
export const soundContainers: Readonly<Record<string, string>> = { 'video/mp4': 'm4a', 'video/webm': 'weba' }

/** What telephones record and no browser plays. */
export const unplayable: ReadonlySet<string> = new Set([
  'audio/amr',
  'audio/3gpp',
  'video/3gpp',
  'video/3gpp2',
])
