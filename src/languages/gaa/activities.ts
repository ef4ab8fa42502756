import type { activityWords } from '../../islands/groups/activities/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const activities: Translation<typeof activityWords> = {
  noneYet: { draft: 'Oblahii kɛ oblayei anifeemɔ ko bɛ lolo' },
  noneYetWhy: {
    draft:
      'Nifeemɔ ji kaadi ni yɔɔ baafa Youth ministry nɔ, ni kɛ mɔ yaa gbɛi ŋmaa lɛ nɔ. No sɛɛ lɛ ehei kɛ gbɛii ni aŋma lɛ baa biɛ.',
  },
  writePage: { draft: 'Ŋmaa baafa Youth ministry lɛ' },
  noneOfYours: { draft: 'Oblahii kɛ oblayei anifeemɔ ko jeee okuu lɛ nɔ' },
  noneOfYoursWhy: {
    draft: 'Asafo lɛ ofis lɛ kɛɔ kuu ni nifeemɔ ji enɔ. No sɛɛ lɛ gbɛii ni aŋma lɛ baa biɛ.',
  },
  heading: { draft: 'Oblahii kɛ oblayei anifeemɔi' },
  officeAlone: { draft: 'Asafo lɛ ofis lɛ pɛ naa' },
  change: { draft: 'Tsakemɔ' },
  signUps: { draft: 'Mɛi ni ŋma amɛgbɛi' },
  search: { draft: 'Taomɔ gbɛi...' },
  nobodyYet: { draft: 'Mɔ ko ŋmako egbɛi lolo' },
  nobodyYetWhy: { draft: 'Mɛi ni ŋmaa amɛgbɛii lɛ yɛ biɛ kɛ amɛtɛlifoŋ nɔmba, koni onyɛ otswa amɛ.' },
  download: { draft: 'Download CSV' },
  noLimit: {
    draft: { one: 'mɔ {count} eŋma egbɛi, naagbee bɛ', other: 'mɛi {count} eŋma amɛgbɛii, naagbee bɛ' },
  },
  taken: { draft: { one: 'ahe hei {places} lɛ amli {count}', other: 'ahe hei {places} lɛ amli {count}' } },
  noLimitWaiting: {
    draft: {
      one: 'mɛi {taken} eŋma amɛgbɛii, naagbee bɛ, {count} miimɛ',
      other: 'mɛi {taken} eŋma amɛgbɛii, naagbee bɛ, {count} miimɛ',
    },
  },
  takenWaiting: {
    draft: {
      one: 'ahe hei {places} lɛ amli {taken}, {count} miimɛ',
      other: 'ahe hei {places} lɛ amli {taken}, {count} miimɛ',
    },
  },
  activity: { draft: 'Nifeemɔ' },
  name: { draft: 'Gbɛi' },
  telephone: { draft: 'Telefon' },
  notShown: { draft: 'Atsɔɔɔ' },
  signedUp: { draft: 'Eŋma egbɛi' },
  place: { draft: 'Hei' },
  updated: { draft: 'Atsake nifeemɔ lɛ' },
  places: { draft: 'Hei' },
  placesHint: { draft: 'Shi lɛ folo kɛ mɔ fɛɛ mɔ baanyɛ aba. Mɔ ni hiɛ hei lɛ laajeee.' },
  fellowship: { draft: 'Kuu' },
  fellowshipHint: { draft: 'Ehiɛnyiɛlɔ lɛ naa mɛi ni ŋma amɛgbɛii, ni ebaanyɛ etsake hei ayibɔ lɛ.' },
  noFellowship: { draft: 'Eko bɛ: asafo lɛ ofis lɛ pɛ' },
}
