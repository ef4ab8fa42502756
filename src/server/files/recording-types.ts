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
  },
}
