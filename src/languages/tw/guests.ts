import type { guestWords } from '../../islands/staff/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const guests: Translation<typeof guestWords> = {
  title: { draft: 'Wɔn a wɔatwerɛ wɔn din: {name}' },
  remove: { draft: 'Yi firi hɔ' },
  removeQuestion: { draft: 'Wopɛ sɛ woyi {name} firi hɔ?' },
  removeAct: { draft: 'Yi din no firi hɔ' },
  removeExplained: { draft: 'Obi a ɔretwɛn no bɛnya baabi no. Yɛnnka nkyerɛ {name}: yɛsrɛ wo, ne no nkasa.' },
  notRemoved: { draft: 'Yɛantumi anyi din no' },
  removed: { draft: 'Yɛayi din no afiri hɔ' },
  noTelephone: { draft: 'Yɛnkyerɛ fon nɔma no' },
  nobody: { draft: 'Obiara nnya ntwerɛɛ ne din' },
  noLimit: { draft: '{taken} atwerɛ wɔn din, ɛnni anohyetoɔ' },
  noLimitWaiting: { draft: '{taken} atwerɛ wɔn din, ɛnni anohyetoɔ, {waiting} retwɛn' },
  taken: { draft: 'Wɔafa {taken} wɔ {places} mu' },
  takenWaiting: { draft: 'Wɔafa {taken} wɔ {places} mu, {waiting} retwɛn' },
  nobodyLoses: { draft: '{state}. Obiara a ɔwɔ baabi no remmɔ ne deɛ.' },
  name: { draft: 'Din' },
  telephone: { draft: 'Fon nɔma' },
  signedUp: { draft: 'Da a ɔtwerɛɛ ne din' },
  place: { draft: 'Baabi' },
}
