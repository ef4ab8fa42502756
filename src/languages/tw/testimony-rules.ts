import type { testimonyRules as words } from '../../lib/texts/care/testimony-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const testimonyRules: Translation<typeof words> = {
  title: { draft: 'Yɛsrɛ wo, twerɛ asɛm no ti' },
  category: { draft: 'Yɛsrɛ wo, paw ne fã' },
  content: { draft: 'Yɛsrɛ wo, di w’adanseɛ' },
  video: { draft: 'Yɛsrɛ wo, twerɛ video no address nyinaa, ɛfiri https:// so' },
  noSuch: { draft: 'Adansedie yi nni hɔ.' },
  notYours: { draft: 'Deɛ ɔtwerɛeɛ ne adwumayɛfoɔ nko ara na wɔtumi yɛ yei.' },
  approvedElsewhere: { draft: 'Obi foforɔ apene adansedie yi so.' },
  hiddenElsewhere: { draft: 'Obi foforɔ ayi ne nsa afiri adansedie yi so.' },
  deleted: { draft: 'Yɛayi adansedie no afiri hɔ.' },
}
