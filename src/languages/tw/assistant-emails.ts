import type { Translation } from '../../lib/words/translation.ts'
import type { assistantEmailWords } from '../../server/groups/fellowships/messages.ts'

export const assistantEmails: Translation<typeof assistantEmailWords> = {
  namedSubject: { draft: 'Woboa {fellowship} kannifoɔ' },
  named: { draft: '{by} apaw wo sɛ boa {fellowship} kannifoɔ. Yɛda wo ase wɔ wo mmoa ho.' },
  page: { draft: 'Me dashboard' },
  endedSubject: { draft: 'Wo mmoa a wode ma {fellowship} kannifoɔ' },
  surprised: { draft: 'Sɛ ɛyɛ wo nwonwa a, yɛsrɛ wo, bisa wo kannifoɔ anaa asɔre ɔfese no.' },
}
