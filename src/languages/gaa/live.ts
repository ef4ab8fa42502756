import type { liveWords } from '../../islands/media/live/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const live: Translation<typeof liveWords> = {
  onYouTube: { draft: 'Kwɛmɔ yɛ YouTube nɔ' },
  video: { draft: 'Video' },
  stream: { draft: 'Sɔlemɔ live' },
  openInApp: { draft: 'Gbelemɔ yɛ video app mli' },
  play: { draft: 'Kwɛmɔ live lɛ' },
  onAir: { draft: 'Live amrɔ nɛɛ <a>{title}</a>' },
  next: { draft: 'Sɔlemɔ ni baaba <a>{when}</a>' },
  ended: { draft: '“{title}” egbe naa. Oyiwaladɔŋŋ akɛ okwɛ kɛ wɔ.' },
  live: { draft: 'Live' },
  offAir: { draft: 'Jeee live' },
  viewers: { draft: { one: 'mɔ {count} miikwɛ', other: 'mɛi {count} miikwɛ' } },
  chat: { draft: 'Sanegbaa live' },
  noMessages: { draft: 'Sane ko bɛ biɛ.' },
  send: { draft: 'Maje' },
  logIn: { draft: 'Yaa mli koni oŋma' },
}
