import type { fellowshipTexts as words } from '../../lib/texts/groups/fellowships.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const fellowshipTexts: Translation<typeof words> = {
  asked: { draft: 'Yɛasoma w’adesrɛ sɛ wobɛka {name} ho' },
  messaged: { draft: 'Yɛasoma nkrasɛm no akɔma fekuo kannifoɔ no' },
  takenBack: { draft: 'Yɛayi w’adesrɛ sɛ wobɛka {name} ho no afiri hɔ' },
}
