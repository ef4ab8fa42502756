import type { presentWords } from '../../islands/services/projection/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const present: Translation<typeof presentWords> = {
  title: { draft: 'Screen' },
  about: { draft: 'Deɛ projector no kyerɛ, wɔ asɔredan no screen so.' },
  act: { draft: 'Screen no' },
  explained: {
    draft:
      'Ɛha na asɔre no hunu nnwom mu nsɛm, akenkan ne amanneɛbɔ. Projection kuo no wɔ ɛnnɛ code, na wɔfiri fon anaa kɔmputa so sesa slide no.',
  },
  opening: { draft: 'Yɛrebue screen no…' },
  code: { draft: 'Code a projection kuo no hunu wɔ “Screens” ase' },
  show: { draft: 'Kyerɛ screen no' },
  lost: { draft: 'Network nni hɔ seesei. Slide no da so wɔ hɔ, na screen no bɛsan abisa.' },
  ended: { draft: 'Code yi aba awieeɛ. Yɛsrɛ wo, bisa projection kuo no foforɔ.' },
  fullScreen: { draft: 'Screen no nyinaa' },
  call: { draft: '{number} awofoɔ, yɛsrɛ mo, mommra mo ba no nkyɛn' },
  next: { draft: 'Deɛ ɛdi hɔ' },
  last: { draft: 'Yei ne slide a ɛtwa toɔ.' },
  scan: { draft: 'QR code: {address}' },
  logo: { draft: '{church} logo' },
}
