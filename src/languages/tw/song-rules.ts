import type { songRules as words } from '../../lib/texts/services/song-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const songRules: Translation<typeof words> = {
  title: { draft: 'Yɛsrɛ wo, to dwom no din' },
  titles: { draft: 'Dwom wɔ din foforɔ 12 pɛ' },
  number: { draft: 'Yɛsrɛ wo, ma nɔma firi {least} kɔsi {most}' },
  language: { draft: 'Yɛsrɛ wo, paw kasa' },
  kind: { draft: 'Yɛsrɛ wo, paw deɛ fã yi yɛ' },
  words: { draft: 'Yɛsrɛ wo, twerɛ fã yi mu nsɛm' },
  key: { draft: 'Yɛsrɛ wo, paw key' },
  time: { draft: 'Yɛsrɛ wo, twerɛ time no sɛ 4/4' },
  theme: { draft: 'Yɛsrɛ wo, twerɛ asɛmti biara' },
  themes: { draft: 'Dwom wɔ asɛmti 20 pɛ' },
  parts: { draft: 'Dwom wɔ afã {most} pɛ' },
  twice: { draft: 'Afã mmienu wɔ su, nɔma ne kasa korɔ' },
  order: { draft: 'Nhyehyɛeɛ no bɔ fã bi a dwom no nni din' },
  none: { draft: 'Yɛsrɛ wo, paw dwom' },
  many: { draft: 'Yɛsrɛ wo, mma nnwom mmoro 200' },
  format: { draft: 'Yɛsrɛ wo, paw file ko' },
}
