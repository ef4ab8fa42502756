import type { activityWords } from '../../islands/groups/activities/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const activities: Translation<typeof activityWords> = {
  noneYet: { draft: 'Mmabunu dwumadie biara nni hɔ' },
  noneYetWhy: {
    draft:
      'Dwumadie yɛ kaad wɔ kratafa Mmabunu so a ɛde obi kɔ baabi a ɔtwerɛ ne din. Afei ne tenabea ne wɔn a wɔatwerɛ wɔn din bɛba ha.',
  },
  writePage: { draft: 'Twerɛ kratafa Mmabunu' },
  noneOfYours: { draft: 'Mmabunu dwumadie biara nyɛ wo fekuo dea' },
  noneOfYoursWhy: {
    draft: 'Asɔre ɔfese no na ɛkyerɛ fekuo a dwumadie bi wɔ mu. Afei wɔn a wɔatwerɛ wɔn din bɛba ha.',
  },
  heading: { draft: 'Mmabunu dwumadie' },
  officeAlone: { draft: 'Asɔre ɔfese nko ara na ɛhunu' },
  change: { draft: 'Sesa' },
  signUps: { draft: 'Wɔn a wɔatwerɛ wɔn din' },
  search: { draft: 'Hwehwɛ din...' },
  nobodyYet: { draft: 'Obiara ntwerɛɛ ne din' },
  nobodyYetWhy: { draft: 'Deɛ ɔtwerɛ ne din no wɔ ha ne ne fon nɔma, na woatumi afrɛ no.' },
  download: { draft: 'Twe CSV gu wo fon so' },
  noLimit: {
    draft: { one: '{count} atwerɛ wɔn din, ano nni hɔ', other: '{count} atwerɛ wɔn din, ano nni hɔ' },
  },
  taken: {
    draft: { one: 'Wɔafa tenabea {count} wɔ {places} mu', other: 'Wɔafa tenabea {count} wɔ {places} mu' },
  },
  noLimitWaiting: {
    draft: {
      one: '{taken} atwerɛ wɔn din, ano nni hɔ, {count} retwɛn',
      other: '{taken} atwerɛ wɔn din, ano nni hɔ, {count} retwɛn',
    },
  },
  takenWaiting: {
    draft: {
      one: 'Wɔafa tenabea {taken} wɔ {places} mu, {count} retwɛn',
      other: 'Wɔafa tenabea {taken} wɔ {places} mu, {count} retwɛn',
    },
  },
  activity: { draft: 'Dwumadie' },
  name: { draft: 'Din' },
  telephone: { draft: 'Fon' },
  notShown: { draft: 'Wɔnkyerɛ' },
  signedUp: { draft: 'Ɔtwerɛɛ ne din' },
  place: { draft: 'Tenabea' },
  updated: { draft: 'Wɔasesa dwumadie no' },
  places: { draft: 'Tenabea' },
  placesHint: { draft: 'Sɛ ano nni hɔ a, gyae hɔ hunu. Obiara a ɔwɔ tenabea dada no renhwere.' },
  fellowship: { draft: 'Fekuo' },
  fellowshipHint: { draft: 'Ne kannifoɔ hunu wɔn a wɔatwerɛ wɔn din, na ɔbɛtumi asesa tenabea dodoɔ.' },
  noFellowship: { draft: 'Biara: asɔre ɔfese no nko ara' },
}
