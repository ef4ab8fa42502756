import type { Translation } from '../../lib/words/translation.ts'
import type { authorEmailWords } from '../../server/care/decisions/messages.ts'

export const authorEmails: Translation<typeof authorEmailWords> = {
  approvedSubject: { draft: 'Yɛagye w’adansedie no atom' },
  approved: { draft: 'yɛakenkan w’adansedie “{title}” na yɛagye atom. Seesei obiara bɛtumi akenkan: {page}' },
  testimoniesPage: { draft: 'Adansedie' },
  thanks: { draft: 'Yɛda wo ase sɛ wokyɛɛ yɛn.' },
  answeredSubject: { draft: 'Wɔatwerɛ sɛ Onyame ate wo mpaebɔ' },
  answered: {
    draft:
      'yɛn asɔre mu kannifoɔ bi atwerɛ sɛ Onyame ate wo mpaebɔ adesrɛ “{title}”. Wo ne yɛn nyi Onyame ayɛ!',
  },
  privateAnswered: {
    draft:
      'yɛn asɔre mu kannifoɔ bi atwerɛ sɛ Onyame ate wo kokoam mpaebɔ adesrɛ bi. Wo ne yɛn nyi Onyame ayɛ!',
  },
  notAnswered: { draft: 'Sɛ ɛnyɛɛ hɔ ɛ a, yɛsrɛ wo, ka kyerɛ wo fekuo kannifoɔ: yɛkɔ so bɔ mpaeɛ.' },
}
