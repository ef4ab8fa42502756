import type { myMessageWords } from '../../islands/messages/messages/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const myMessages: Translation<typeof myMessageWords> = {
  title: { draft: 'Me nkra' },
  about: { draft: 'Deɛ asɔre no atwerɛ akɔma wo.' },
  lede: {
    draft: 'Deɛ asɔre no atwerɛ akɔma wo, ɛkwan biara a ɛfaa so. <a>Paw deɛ wopɛ ne ɛkwan a ɛmfa so.</a>',
  },
  needsScript: { draft: 'Kratafa yi hia JavaScript, na wɔadum wɔ browser yi mu.' },
  tryAgain: { draft: 'Sɔ hwɛ bio' },
  loading: { draft: 'Yɛrefa nkra no aba' },
  none: { draft: 'Asɔre no nnya ntwerɛɛ wo. Deɛ ɛbɛtwerɛ no bɛda ha.' },
  choose: { draft: 'Paw ɛkwan a nkra bɛfa so aduru wo nkyɛn' },
  allRead: { draft: 'Woakenkan ne nyinaa.' },
  unread: { draft: { one: '{count} na wonkenkanee', other: '{count} na wonkenkanee' } },
  markAll: { draft: 'Hyɛ ne nyinaa nso sɛ woakenkan' },
  older: { draft: 'Kyerɛ deɛ atwam' },
  stopped: { draft: 'Nkra a ɛte sei remma wo nkyɛn bio: {kind}.' },
  comeAgain: { draft: 'Ɛbɛba wo nkyɛn bio.' },
  isNew: { draft: 'Foforɔ' },
  answerToYou: { draft: 'Mmuaeɛ a ɛkɔma wo' },
  markUnread: { draft: 'Hyɛ no nso sɛ wonkenkanee' },
  stop: { draft: 'Gyae nkra a ɛte sei' },
}
