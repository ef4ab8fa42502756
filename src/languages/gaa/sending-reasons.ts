import type { Translation } from '../../lib/words/translation.ts'
import type { sendingReasons as words } from '../../server/messages/translated/messages.ts'

export const sendingReasons: Translation<typeof words> = {
  noAddress: { draft: 'Address bɛ dɔŋŋ.' },
  refused: { draft: 'Mɔ nɛɛ ekɛɛ daabi.' },
  noTexts: { draft: 'Asafo lɛ majeee SMS bianɛ.' },
  noWay: { draft: 'Nakai gbɛ lɛ bɛ dɔŋŋ.' },
  noWhatsApp: { draft: 'Asafo lɛ ŋmaaa yɛ WhatsApp nɔ bianɛ.' },
  noTemplate: { draft: 'WhatsApp kpɛlɛko shɛɛ sane nɛɛ template nɔ.' },
  lost: { draft: 'Hetoo lɛ laaje beni server lɛ wa.' },
  stopped: { draft: 'Atsi shɛɛ sane lɛ naa.' },
  taken: { draft: 'WhatsApp ehe.' },
  onTelephone: { draft: 'Eshɛ tɛlifoŋ lɛ nɔ.' },
  readThere: { draft: 'Akane yɛ WhatsApp nɔ.' },
  afterAll: { draft: 'Naagbee lɛ etsɔ WhatsApp nɔ eba.' },
  tooLate: { draft: 'Be lɛ eho.' },
  takenBack: { draft: 'Mɔ nɛɛ eku sɛɛ.' },
  switchedOff: { draft: 'Agbe.' },
  unused: { draft: 'Asafo lɛ kɛ enɛ tsuuu nii dɔŋŋ.' },
  moved: { draft: 'Atsake be lɛ loo ajie.' },
  readUnderOwn: { draft: 'Akane yɛ Mishɛɛ saji shishi.' },
}
