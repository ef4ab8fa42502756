import type { presentWords } from '../../islands/services/projection/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const present: Translation<typeof presentWords> = {
  title: { draft: 'Screen' },
  about: { draft: 'Nɔ ni projector lɛ tsɔɔ, yɛ asafotsu lɛ screen nɔ.' },
  act: { draft: 'Screen lɛ' },
  explained: {
    draft:
      'Biɛ asafo lɛ naa lalai lɛ awiemɔi, kanemɔi kɛ adafitswaai. Projection kuu lɛ hiɛ ŋmɛnɛ code lɛ, ni amɛtsakeɔ slides lɛ kɛjɛ fon loo kɔmputa nɔ.',
  },
  opening: { draft: 'Wɔmiigbele screen lɛ…' },
  code: { draft: 'Code ni projection kuu lɛ naa yɛ “Screens” shishi' },
  show: { draft: 'Tsɔɔmɔ screen lɛ' },
  lost: { draft: 'Network bɛ bianɛ. Slides lɛ hiɔ shi, ni screen lɛ biɔ ekoŋŋ.' },
  ended: { draft: 'Code nɛɛ egbe naa. Ofainɛ, bi projection kuu lɛ hee lɛ.' },
  fullScreen: { draft: 'Screen muu' },
  call: { draft: '{number} fɔlɔi, ofainɛ nyɛbaa nyɛbi lɛ ŋɔɔ' },
  next: { draft: 'Nɔ ni nyiɛ sɛɛ' },
  last: { draft: 'Naagbee slide lɛ nɛ.' },
  scan: { draft: 'QR code: {address}' },
  logo: { draft: '{church} logo' },
}
