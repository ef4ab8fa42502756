import type { liveWords } from '../../islands/media/live/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const live: Translation<typeof liveWords> = {
  needsScript: {
    draft:
      'Deɛ ɛkyerɛ live no, nkɔmmɔdie no ne nsɛm a wotwerɛ no hia JavaScript, na wɔadum wɔ browser yi mu.',
  },
  onYouTube: { draft: 'Hwɛ wɔ YouTube so' },
  video: { draft: 'Video' },
  stream: { draft: 'Asɔre live' },
  notPlayable: { draft: 'Browser yi ntumi nkyerɛ live no wɔ ha.' },
  openInApp: { draft: 'Bue no wɔ video app mu' },
  play: { draft: 'Bɔ live no' },
  costs: { draft: 'Video di data: bɛyɛ {data} wɔ dɔnhwere mu. Hwee mma kɔsi sɛ wobɛmia so.' },
  opens: { draft: 'Ɛbɛbue wɔ ha aka simma kakra na yɛahyɛ aseɛ.' },
  onAir: { draft: 'Live seesei <a>{title}</a>' },
  next: { draft: 'Asɔre a ɛdi hɔ <a>{when}</a>' },
  ended: { draft: '“{title}” aba awieeɛ. Yɛda wo ase sɛ wohwɛɛ yɛne wo.' },
  live: { draft: 'Live' },
  offAir: { draft: 'Ɛnyɛ live' },
  viewers: { draft: { one: 'onipa {count} rehwɛ', other: 'nnipa {count} rehwɛ' } },
  simulated: { draft: 'Nhwɛsoɔ' },
  quality: { draft: 'Sɛdeɛ ɛda hɔ' },
  chat: { draft: 'Nkɔmmɔdie live' },
  chatBegins: { draft: 'Sɛ yɛkɔ live a, na ahyɛ aseɛ.' },
  messages: { draft: 'Nkɔmmɔdie mu nsɛm' },
  noMessages: { draft: 'Asɛm biara nni ha.' },
  noMessagesTell: { draft: 'Asɛm biara nni ha. Ka baabi a wofiri rehwɛ yɛn.' },
  messageAs: { draft: 'Asɛm, wo din ne {author}' },
  send: { draft: 'Fa kɔ' },
  logIn: { draft: 'Wura mu na twerɛ' },
  everybodyReads: { draft: 'Obiara a ɔrehwɛ no bɛtumi akan.' },
  chatEnded: {
    draft: 'Live no aba awieeɛ, na nkɔmmɔdie no nso saa ara. Deɛ wotwerɛ seesei no, wo nko ara na wohunu.',
  },
  onlyYou: { draft: 'Seesei deɛ, wo nko ara na wohunu deɛ wotwerɛ, kɔsi sɛ wobɛfiri kratafa yi so.' },
  hide: { draft: 'Fa sie<a> deɛ {author} kaeɛ no</a>' },
  hidden: { draft: 'Wɔde asɛm no asie' },
  notes: { draft: 'Deɛ wotwerɛ firi asɛnka no mu' },
  yourNotes: { draft: 'Deɛ woatwerɛ' },
  notesKept: { draft: 'Ɛsie wɔ fon yi so berɛ a woretwerɛ. Obi foforɔ biara ntumi nkan.' },
  downloadNotes: { draft: 'Twe nsɛm no gu wo fon so' },
}
