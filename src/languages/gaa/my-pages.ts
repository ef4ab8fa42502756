import type { myPagesWords } from '../../islands/accounts/my-pages/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const myPages: Translation<typeof myPagesWords> = {
  title: { draft: 'Mibaafai' },
  loading: { draft: 'Wɔkɛ obaafai lɛ miiba…' },
  lede: { draft: 'Bo oŋmaa, ni asafo lɛ kaneɔ.' },
  description: { draft: 'Asafo lɛ baafai ni akɛwo odɛŋ.' },
}
