import type { Translation } from '../../lib/words/translation.ts'
import type { liveRefusals as words } from '../../server/media/live/messages.ts'

export const liveRefusals: Translation<typeof words> = {
  tooMany: { draft: 'Mɛi babaoo miikwɛ, no hewɔ lɛ anyɛŋ akane mɛi krokomɛi dɔŋŋ. Video lɛ yaa nɔ.' },
  network: { draft: 'Baafai babaoo egbele kɛjɛ onetwɔk lɛ nɔ. Ofainɛ, ŋamɔ ekomɛi.' },
  noMessage: { draft: 'Shɛɛ sane ko bɛ ni tamɔ nakai.' },
  hidden: { draft: 'Akɛ shɛɛ sane lɛ etee.' },
  shown: { draft: 'Shɛɛ sane lɛ eje kpo ekoŋŋ.' },
  noSample: { draft: 'Live nɔkwɛmɔnɔ ko bɛ asafo nɛɛ mli.' },
  another: { draft: 'Live kroko eje shishi: “{title}”.' },
  already: { draft: 'Wɔyɛ live momo, kɛ “{title}”. Tsi nakai lɛ klɛŋklɛŋ.' },
  notLive: { draft: 'Wɔbɛ live bianɛ.' },
}
