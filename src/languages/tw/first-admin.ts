import type { firstAdminWords } from '../../islands/accounts/session/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const firstAdmin: Translation<typeof firstAdminWords> = {
  submit: { draft: 'Bɛyɛ admin a ɔdi kan' },
  busy: { draft: 'Yɛreyɛ account no...' },
  title: { draft: 'Admin a ɔdi kan' },
  failure: { draft: 'Yɛanyɛ account no. Yɛsrɛ wo, san bɔ mmɔden.' },
  incomplete: { draft: 'Link yi nnuruiɛ. Yɛsrɛ wo, fa ne nyinaa firi baabi a wɔfirii server no aseɛ no.' },
  description: { draft: 'Asɔre foforɔ account a ɛdi kan, ɛnam link a ɛyɛ adwuma prɛko so.' },
  needsScript: { draft: 'Account a wobɛyɛ' },
  lede: { draft: 'Asɔre yi yɛ foforɔ. Wo account bɛbue ne pono nyinaa, enti paw password papa.' },
  afterwards: {
    draft:
      'Ɛno akyi, wobɛpaw akannifoɔ ne media kuo no wɔ admin kratafa no so, afiri wɔn a wɔatwerɛ wɔn din no mu.',
  },
}
