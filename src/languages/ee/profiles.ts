import type { profileWords } from '../../islands/accounts/profiles/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const profiles: Translation<typeof profileWords> = {
  title: { draft: 'Wu wò nyatakakawo nu' },
  description: { draft: 'Afɔɖeɖe mamlɛa hafi wò axa naʋu.' },
  step: { draft: 'Afɔɖeɖe 2 le 2 me: nusi wò habɔbɔ wòle be wòanya. Àte ŋu awɔe emegbe hã.' },
  lede: { draft: 'Nyatakaka ʋɛ aɖewo, zi ɖeka, be wò habɔbɔ nanya ame si gbɔna. Hamedɔwɔlawo koe kpɔnɛ.' },
  needsScript: { draft: 'Wò nyatakakawo nuwuwu' },
  greeting: { draft: 'Woezɔ, {name}' },
  greetingAlone: { draft: 'Woezɔ' },
  visitDate: { draft: 'Ŋkeke si nèva' },
  maritalStatus: { draft: 'Srɔ̃ɖeɖe ƒe nɔnɔme' },
  choose: { draft: 'Taflatsɛ, tia' },
  birth: { draft: 'Dzigbe ŋkeke' },
  house: { draft: 'Aƒe ƒe adrɛs' },
  digital: { draft: 'Digital adrɛs' },
  digitalHint: { draft: 'GhanaPostGPS, kpɔɖeŋu GA-183-8164' },
  digitalOdd: { draft: 'GhanaPostGPS adrɛs le abe GA-183-8164 ene. Àte ŋu agblẽe ɖi alea.' },
  fellowship: { draft: 'Habɔbɔ' },
  loadingFellowships: { draft: 'Míele habɔbɔawo tsɔm vɛ...' },
  notSure: { draft: 'Nyemenyae haɖe o' },
  fellowshipsFailed: { draft: 'Habɔbɔawo meva o.' },
  tryAgain: { draft: 'Gate kpɔ' },
  bornAgain: { draft: 'Wogbugbɔ dziwò' },
  yes: { draft: 'Ɛ̃' },
  no: { draft: 'Ao' },
  occupation: { draft: 'Dɔ' },
  churchInformation: { draft: 'Wò hame ŋu nyatakakawo' },
  churchHint: { draft: 'Afi si nède ta agu le tsã, alesi nèsubɔna, nusi nèle mɔ kpɔm na le afi sia.' },
  submit: { draft: 'Wu wò nyatakakawo nu' },
  saving: { draft: 'Ele dzadzram ɖo...' },
  single: { draft: 'Meɖe srɔ̃ o' },
  married: { draft: 'Ɖe srɔ̃' },
  divorced: { draft: 'Egbe srɔ̃' },
  widowed: { draft: 'Ahosi' },
  later: { draft: 'Emegbe' },
  laterHint: {
    draft:
      'Ne ètia “Emegbe” la, èyina edzi, eye womagabia wò hafi ŋkeke 30 nava yi o. Nusi nèŋlɔ la nɔa afi sia va se ɖe esime nàtu taba.',
  },
  oneStepLeft: {
    draft:
      '<a>Afɔɖeɖe ɖeka susɔ.</a> Wu wò nyatakakawo nu, be wò habɔbɔ nanya ame si gbɔna. Exɔa miniti eve.',
  },
  image: { draft: 'Wò foto' },
  imageHint: {
    draft: 'Wò ŋkume ƒe foto nana ame bubuwo doa gbe na wò kple wò ŋkɔ. JPEG, PNG alo WebP, va ɖo 10 MB.',
  },
  imagePicked: { draft: 'Nusi nètia' },
}
