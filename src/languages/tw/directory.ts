import type { directoryWords } from '../../islands/people/directory/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const directory: Translation<typeof directoryWords> = {
  title: { draft: 'Directory' },
  about: { draft: 'Asɔremma a wɔpenee so sɛ asɔremma nhunu wɔn.' },
  lede: { draft: 'Asɔremma a wɔpenee so sɛ yɛhunu wɔn wɔ ha, ne deɛ obiara kyerɛ. <a>Paw deɛ wokyerɛ</a>' },
  needsScript: { draft: 'Directory no hia JavaScript, na wɔadum wɔ browser yi mu.' },
  search: { draft: 'Hwehwɛ din' },
  loading: { draft: 'Yɛrefa directory no aba' },
  nobody: {
    draft: 'Obiara nni directory no mu seesei. Sɛ wo ne afoforɔ pene so a, asɔremma hunu mo nɔma wɔ ha.',
  },
  notFound: { draft: 'Obiara a ɔwɔ directory no mu nni saa din yi.' },
  showMe: { draft: 'Fa me din hyɛ directory no mu' },
  families: { draft: { one: 'abusua {count}', other: 'mmusua {count}' } },
  more: { draft: 'Kyerɛ mmusua foforɔ' },
  birthday: { draft: 'Awoda: {day}' },
  call: { draft: 'Frɛ {name}' },
  write: { draft: 'Twerɛ e-mail kɔma {name}' },
  tryAgain: { draft: 'Sɔ hwɛ bio' },
  onlyFor: { draft: 'Deɛ wokan wɔ ha yɛ asɔremma dea. Yɛsrɛ wo, mfa mma obi foforɔ.' },
}
