import type { receiptCheckWords } from '../../islands/giving/receipts/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const receiptCheck: Translation<typeof receiptCheckWords> = {
  title: { draft: 'Hwɛ receipt mu' },
  about: { draft: 'Sɛ asɔre yi receipt yɛ nokorɛ anaa.' },
  lede: {
    draft: 'Code a ɛwɔ receipt so no de wo ba ha. Ɛkyerɛ sɛ receipt no yɛ nokorɛ anaa, sika dodoɔ ne da no.',
  },
  act: { draft: 'Receipt mu a wobɛhwɛ' },
  scan: { draft: 'Yɛsrɛ wo, fa wo phone camera no hwɛ receipt no code.' },
  looking: { draft: 'Yɛrehwɛ nwoma no mu…' },
  reversed: { draft: 'Wɔatwe receipt yi asan, na ɛnkan bio: {sum}, {day}.' },
  real: { draft: 'Receipt yi yɛ nokorɛ: {sum}, {day}.' },
  sample: { draft: 'Ɛfiri sample asɔre mu: sika biara nkɔɔ baabiara.' },
  unreachable: { draft: 'Yɛantumi annuru asɔre no nkyɛn. Yɛsrɛ wo, hwɛ wo network no, na sɔ hwɛ bio.' },
  noCode: { draft: 'Yei nyɛ receipt code.' },
}
