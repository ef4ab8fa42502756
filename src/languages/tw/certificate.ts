import type { certificateWords } from '../../islands/people/registers/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const certificate: Translation<typeof certificateWords> = {
  title: { draft: 'Hwɛ sɛ certificate bi yɛ ampa' },
  description: { draft: 'Sɛ certificate bi firi asɔre yi mu.' },
  lede: {
    draft:
      'Code a ɛwɔ certificate so no de wo ba ha. Ɛka sɛ asɔre yi na ɛde maeɛ, ne nɔma, din no mu atwerɛdeɛ a ɛdi kan, ne da no.',
  },
  act: { draft: 'Certificate hwɛ' },
  scan: { draft: 'Yɛsrɛ wo, fa wo fon no camera scan certificate no so code no.' },
  asking: { draft: 'Yɛrehwɛ nwoma no mu…' },
  isOurs: { draft: 'Asɔre yi na ɛde maeɛ: {book} {number}, {initials}, {day}.' },
  isCopy: { draft: 'Ɛyɛ copy {copy}, a wɔde maa {issued}.' },
  isOriginal: { draft: 'Ɛyɛ deɛ edi kan no ara, a wɔde maa {issued}.' },
  noted: {
    draft: 'Akyire no wɔtwerɛɛ nsesa bi kaa ho. Yɛsrɛ wo, bisa asɔre no ma wɔmma wo certificate foforɔ.',
  },
  cancelled: { draft: 'Akyire no wɔyii asɛm no firii nwoma no mu: certificate yi nyɛ adwuma bio.' },
  offline: {
    draft:
      'Wo fon nko ara na ahwɛ yei, network nka ho. Sɛ wɔayi asɛm no firi nwoma no mu firi saa berɛ no deɛ a, yɛnnim.',
  },
  altered: { draft: 'Asɔre yi amfa certificate yi amma, anaa wɔasesa ho biribi.' },
  unreached: { draft: 'Yɛantumi annu asɔre no ho. Yɛsrɛ wo, hwɛ wo network na sɔ hwɛ bio.' },
}
