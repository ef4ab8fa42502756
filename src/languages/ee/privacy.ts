import type { privacyWords } from '../../islands/accounts/privacy/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const privacy: Translation<typeof privacyWords> = {
  responsible: { draft: 'Ame si dzi wòle' },
  address: { draft: 'Adrɛs' },
  registrationInGhana: { draft: 'Ŋkɔŋɔŋlɔ ɖe Data Protection Commission' },
  registration: { draft: 'Ŋkɔŋɔŋlɔ' },
  ask: { draft: 'Bia' },
  email: { draft: 'E-mail' },
  telephone: { draft: 'Telefon' },
  forever: { draft: 'ɣeyiɣi ale si hamea dzrae ɖo' },
  years: { draft: { one: 'ƒe {count}', other: 'ƒe {count}' } },
  days: { draft: { one: 'ŋkeke {count}', other: 'ŋkeke {count}' } },
  accountPeriod: { draft: 'Wò account kple wò nyatakakawo' },
  accountUntil: { draft: 'va se ɖe esime nàtu wò account, kple ŋkeke 14 bubu' },
  churchMessages: { draft: 'Gbedasi siwo woɖo ɖe hamea' },
  leaderMessages: { draft: 'Gbedasi siwo woɖo ɖe kplɔlawo' },
  deliveries: { draft: 'Ame siwo xɔ hamea ƒe gbedasiwo' },
  care: { draft: 'Ame yeyewo ƒe agbalẽviwo kple amewo dzi kpɔkpɔ ƒe dɔ siwo wu enu' },
  failedGifts: { draft: 'Nunana si meva eme o ƒe ŋkɔ kple telefon' },
  joinRequests: {
    draft: 'Biabia be nàge ɖe habɔbɔ me, tɔwò kple esi kplɔlawo bia na wò, ne wotso nya me vɔ',
  },
  attendance: { draft: 'Amesiwo va' },
  log: { draft: 'System la ƒe agbalẽ (ame ka wɔ nu ka)' },
  accessLog: { draft: 'Hamedɔwɔla siwo xlẽ hameviwo ƒe ŋkɔwo' },
  requests: { draft: 'Biabia le nyatakakawo ŋu, ne woɖo wo ŋu vɔ' },
  devices: { draft: 'Fon kple adrɛs siwo wozã ge ɖe eme' },
  devicesPeriod: { draft: 'kɔsiɖa atɔ̃ le zi mamlɛa megbe' },
  what: { draft: 'Nu si wodzrana ɖo, kple nu si ta' },
  whatText: {
    draft:
      'Hamea si me nèle fia nu si dzi nèxɔ se, eyata se la kpɔa eta vevie. Wodzranɛ ɖo elabena èlɔ̃ ɖe edzi esime nèŋlɔ wò ŋkɔ, eye wozãnɛ na hame sia ƒe agbe ɖeɖe ko. Womedzraa naneke o, eye nudzraɖemeɖela aɖeke meli o.',
  },
  howLong: { draft: 'Ɣeyiɣi si wòanɔ anyi' },
  rights: { draft: 'Nu si nàte ŋu abia' },
  answered: {
    draft:
      'Àxɔ ŋuɖoɖo le {period} me. Hameviwo bianɛ le <a>Settings, My data</a>, ame bubuwo katã le afi sia.',
  },
  whom: { draft: 'Ame si nàbia' },
  complain: {
    draft:
      '<a>Ŋlɔ agbalẽ na hamea</a>. Ne míaƒe ŋuɖoɖo mekpe ɖe ŋuwò o la, àte ŋu atsɔe ayi na nyatakakawo takpɔlawo le wò dukɔ me.',
  },
  complainInGhana: {
    draft:
      '<a>Ŋlɔ agbalẽ na hamea</a>. Ne míaƒe ŋuɖoɖo mekpe ɖe ŋuwò o la, àte ŋu atsɔe ayi na Data Protection Commission le Ghana, <a>dataprotection.org.gh</a>.',
  },
}
