import type { activityWords } from '../../islands/groups/activities/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const activities: Translation<typeof activityWords> = {
  noneYet: { draft: 'Sɔhɛwo ƒe wɔna aɖeke meli haɖe o' },
  noneYetWhy: {
    draft:
      'Wɔna nye kɛd si le axa Sɔhɛwo dzi si kplɔa ame yia afi si wòaŋlɔ eƒe ŋkɔ le. Emegbe eƒe teƒewo kple ame siwo ŋlɔ ŋkɔ ava afi sia.',
  },
  writePage: { draft: 'Ŋlɔ axa Sɔhɛwo' },
  noneOfYours: { draft: 'Sɔhɛwo ƒe wɔna aɖeke menye wò habɔbɔ tɔ o' },
  noneOfYoursWhy: {
    draft: 'Hamea ƒe ɔfis gblɔna habɔbɔ si tɔ wɔna aɖe nye. Emegbe ame siwo ŋlɔ ŋkɔ ava afi sia.',
  },
  heading: { draft: 'Sɔhɛwo ƒe wɔnawo' },
  officeAlone: { draft: 'Hamea ƒe ɔfis koe kpɔnɛ' },
  change: { draft: 'Trɔe' },
  signUps: { draft: 'Amesiwo ŋlɔ ŋkɔ' },
  search: { draft: 'Di ŋkɔ...' },
  nobodyYet: { draft: 'Ame aɖeke meŋlɔ ŋkɔ haɖe o' },
  nobodyYetWhy: { draft: 'Ame si ŋlɔ ŋkɔ la le afi sia kple eƒe telefon xexlẽdzesi, be nàte ŋu ayɔe.' },
  download: { draft: 'Ɖe CSV de wò fon dzi' },
  noLimit: {
    draft: { one: 'ame {count} ŋlɔ ŋkɔ, seɖoƒe meli o', other: 'ame {count} ŋlɔ ŋkɔ, seɖoƒe meli o' },
  },
  taken: { draft: { one: 'Woxɔ teƒe {count} le {places} me', other: 'Woxɔ teƒe {count} le {places} me' } },
  noLimitWaiting: {
    draft: {
      one: 'ame {taken} ŋlɔ ŋkɔ, seɖoƒe meli o, {count} le lalam',
      other: 'ame {taken} ŋlɔ ŋkɔ, seɖoƒe meli o, {count} le lalam',
    },
  },
  takenWaiting: {
    draft: {
      one: 'Woxɔ teƒe {taken} le {places} me, {count} le lalam',
      other: 'Woxɔ teƒe {taken} le {places} me, {count} le lalam',
    },
  },
  activity: { draft: 'Wɔna' },
  name: { draft: 'Ŋkɔ' },
  telephone: { draft: 'Telefon' },
  notShown: { draft: 'Womeɖenɛ fiana o' },
  signedUp: { draft: 'Eŋlɔ ŋkɔ' },
  place: { draft: 'Teƒe' },
  updated: { draft: 'Wotrɔ wɔna la' },
  places: { draft: 'Teƒewo' },
  placesHint: { draft: 'Ne seɖoƒe meli o la, gblẽe ɖi ƒuƒlu. Ame aɖeke si si teƒe le la mabui o.' },
  fellowship: { draft: 'Habɔbɔ' },
  fellowshipHint: { draft: 'Eƒe kplɔla kpɔa ame siwo ŋlɔ ŋkɔ, eye wòate ŋu atrɔ teƒewo ƒe xexlẽme.' },
  noFellowship: { draft: 'Ɖeke o: hamea ƒe ɔfis koe' },
}
