import type { myMessageWords } from '../../islands/messages/messages/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const myMessages: Translation<typeof myMessageWords> = {
  title: { draft: 'Mishɛɛ saji' },
  about: { draft: 'Nɔ ni asafo lɛ ŋma bo.' },
  lede: { draft: 'Nɔ ni asafo lɛ ŋma bo, gbɛ fɛɛ gbɛ ni etsɔ nɔ. <a>Halamɔ nɔ ni osumɔɔ kɛ bɔ ni ebaa.</a>' },
  needsScript: { draft: 'Baafa nɛɛ miitao JavaScript, shi agbe yɛ browser nɛɛ mli.' },
  tryAgain: { draft: 'Kaa ekoŋŋ' },
  loading: { draft: 'Wɔmiigbele shɛɛ saji lɛ' },
  none: { draft: 'Asafo lɛ ŋmako bo lolo. Nɔ ni eŋmaa lɛ baaba biɛ.' },
  choose: { draft: 'Halamɔ bɔ ni shɛɛ saji shɛɔ oŋɔɔ' },
  allRead: { draft: 'Okane amɛfɛɛ.' },
  unread: { draft: { one: '{count} akaneko', other: '{count} akaneko' } },
  markAll: { draft: 'Kadi amɛfɛɛ akɛ okane' },
  older: { draft: 'Tsɔɔmɔ nii ni etsɛ' },
  stopped: { draft: 'Shɛɛ saji ni tamɔ enɛ baŋ oŋɔɔ dɔŋŋ: {kind}.' },
  comeAgain: { draft: 'Amɛbaa oŋɔɔ ekoŋŋ.' },
  isNew: { draft: 'Hee' },
  answerToYou: { draft: 'Hetoo kɛha bo' },
  markUnread: { draft: 'Kadi akɛ okaneko' },
  stop: { draft: 'Tsi shɛɛ saji ni tamɔ enɛ' },
}
