import type { shareWords } from '../../islands/care/testimonies/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const testimonyShare: Translation<typeof shareWords> = {
  readOthers: { draft: 'Kenkan deɛ afoforɔ ka' },
  act: { draft: 'Adansedie' },
  logInFirst: { draft: 'Yɛsrɛ wo, kɔ mu na di w’adanseɛ. W’ankasa wo din na ɛbɛda so.' },
  logIn: { draft: 'Kɔ mu' },
  signUp: { draft: 'Twerɛ wo din' },
  name: { draft: 'Din' },
  title: { draft: 'Asɛm no ti' },
  category: { draft: 'Ne fã' },
  testimony: { draft: 'W’adanseɛ' },
  hint: {
    draft:
      'Deɛ ɛsiiɛ, ne sɛdeɛ wohunuu Onyame wɔ mu. Deɛ wotwerɛ no tena browser yi mu kɔsi sɛ wode bɛkɔma yɛn.',
  },
  image: { draft: 'Mfonini' },
  picked: { draft: 'Deɛ woapaw' },
  imageHint: { draft: 'JPEG, PNG anaa WebP, ɛmmoro 10 MB. Yɛsrɛ wo, bisa obiara a ɔka ho wɔ mu.' },
  video: { draft: 'Video link' },
  videoHint: { draft: 'Video no address, sɛ nhwɛsoɔ https://youtu.be/…' },
  submit: { draft: 'Di adanseɛ no' },
  busy: { draft: 'Yɛresoma...' },
}
