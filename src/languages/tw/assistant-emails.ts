import type { Translation } from '../../lib/words/translation.ts'
import type { assistantEmailWords } from '../../server/groups/fellowships/messages.ts'

export const assistantEmails: Translation<typeof assistantEmailWords> = {
  namedSubject: { draft: 'Woboa {fellowship} kannifoɔ' },
  named: { draft: '{by} apaw wo sɛ boa {fellowship} kannifoɔ. Yɛda wo ase wɔ wo mmoa ho.' },
  duties: {
    draft:
      'Wobɛtumi atwerɛ wɔn a wɔbaa nhyiamu, ahu emufoɔ, abua wɔn a wɔpɛ sɛ wɔka ho ne wɔn a wɔtwerɛ ɔkannifoɔ no, atwerɛ akɔma fekuo no, na woafa wɔn a yɛnhu wɔn na ɛhia sɛ wɔfrɛ wɔn: {page}',
  },
  page: { draft: 'Me dashboard' },
  forThisAlone: {
    draft: 'Deɛ wokenkan wɔ hɔ fa nnipa ho no, ɛyɛ adwuma yi nko ara deɛ. Wobɛtumi agyae wɔ hɔ berɛ biara.',
  },
  endedSubject: { draft: 'Wo mmoa a wode ma {fellowship} kannifoɔ' },
  ended: {
    draft:
      '{by} atwerɛ sɛ womma {fellowship} kannifoɔ no mmoa bio. Yɛda wo ase wɔ deɛ woayɛ ho. Woda so wɔ mu.',
  },
  surprised: { draft: 'Sɛ ɛyɛ wo nwonwa a, yɛsrɛ wo, bisa wo kannifoɔ anaa asɔre ɔfese no.' },
}
