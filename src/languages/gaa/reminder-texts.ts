import type { reminderTexts as english } from '../../lib/texts/services/reminders.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const reminderTexts: Translation<typeof english> = {
  set: { draft: 'Ato kaimɔ kɛha sɔlemɔ nɛɛ' },
  removed: { draft: 'Ajie kaimɔ lɛ' },
  refused: { draft: 'Browser nɛɛ bɛ hei kɛha nakai' },
  onDevice: { draft: 'Aŋma yɛ tsɔne nɛɛ nɔ, ni nyɛŋ etsɛ bo. O-calendar lɛ baanyɛ:' },
  noAddress: { draft: 'Wɔleee o-e-mail address ni ama nɔ mi ko yɛ biɛ. O-calendar lɛ baanyɛ akai bo:' },
  byEmail: { draft: 'Wɔŋmaa {address} gbi kome dani.' },
  switchedOff: { draft: 'Atsi e-mail ni kaiɔ bo yɛ o' },
  settings: { draft: 'Settings' },
  unknown: { draft: 'Kɛji e-mail baaba lɛ, aleee kɛ network bɛ. O-calendar lɛ baanyɛ akai bo:' },
  calendar: { draft: 'Kɛwo calendar mli' },
}
