import type { privacyWords } from '../../islands/accounts/privacy/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const privacy: Translation<typeof privacyWords> = {
  responsible: { draft: 'Mɔ ni kwɛɔ nɔ' },
  address: { draft: 'Address' },
  registrationInGhana: { draft: 'Gbɛi ŋmaa yɛ Data Protection Commission' },
  registration: { draft: 'Gbɛi ŋmaa' },
  ask: { draft: 'Bi' },
  email: { draft: 'E-mail' },
  telephone: { draft: 'Telefon' },
  forever: { draft: 'be fɛɛ ni asafo lɛ kɛto' },
  years: { draft: { one: 'afi {count}', other: 'afii {count}' } },
  days: { draft: { one: 'gbi {count}', other: 'gbii {count}' } },
  accountPeriod: { draft: 'O-account kɛ ohe saji' },
  accountUntil: { draft: 'kɛyashi obaaŋa o-account lɛ, kɛ gbii 14 ekoŋŋ' },
  churchMessages: { draft: 'Shɛɛ saji kɛha asafo lɛ' },
  leaderMessages: { draft: 'Shɛɛ saji kɛha hiɛnyiɛlɔi' },
  deliveries: { draft: 'Mɛi ni na asafo lɛ shɛɛ saji' },
  care: { draft: 'Gbɔi heei akaadii kɛ mɛi akwɛmɔ nitsumɔi, kɛ aŋa amɛ' },
  failedGifts: { draft: 'Nikeenii ni baaa mli lɛ gbɛi kɛ tɛlifoŋ' },
  joinRequests: { draft: 'Bimɔi akɛ abote kuu mli, onɔ kɛ nɔ ni hiɛnyiɛlɔi bi kɛha bo, kɛ akpɛ yiŋ' },
  attendance: { draft: 'Mɛi ni ba' },
  log: { draft: 'System lɛ wolo (mɔ ni fee nɔ ko)' },
  accessLog: { draft: 'Nitsulɔi ni kane asafo mli bii agbɛii' },
  requests: { draft: 'Bimɔi yɛ mɔ he saji ahe, kɛ aha hetoo' },
  devices: { draft: 'Tsɔnei kɛ addresses ni akɛya mli' },
  devicesPeriod: { draft: 'otsii enumɔ yɛ naagbee nitsumɔ lɛ sɛɛ' },
  what: { draft: 'Nɔ ni akɛtoɔ, kɛ nɔ hewɔ' },
  whatText: {
    draft:
      'Asafo ni oyɔɔ mli lɛ tsɔɔ nɔ ni oheɔ oyeɔ, no hewɔ lɛ mla lɛ buɔ he titri. Akɛtoɔ ejaakɛ okpɛlɛ nɔ beni oŋma ogbɛi, ni akɛtsuɔ nii kɛhaa asafo nɛɛ shihilɛ pɛ. Ahɔɔɔ nɔ ko, ni adafitswaai kɛ sɛɛnyiɛmɔ ko bɛ.',
  },
  howLong: { draft: 'Be ni akɛtoɔ' },
  rights: { draft: 'Nɔ ni obaanyɛ obi' },
  answered: {
    draft:
      'Obaana hetoo yɛ {period} mli. Asafo lɛ mli bii biɔ yɛ <a>Settings, My data</a>, mɛi krokomɛi fɛɛ yɛ biɛ.',
  },
  whom: { draft: 'Mɔ ni oobi lɛ' },
  complain: {
    draft:
      '<a>Ŋmaa asafo lɛ</a>. Kɛ wɔhetoo lɛ yeee buaaa bo lɛ, obaanyɛ okɛya mɛi ni kwɛɔ mɔ he saji anɔ yɛ omaŋ lɛ mli lɛ aŋɔɔ.',
  },
  complainInGhana: {
    draft:
      '<a>Ŋmaa asafo lɛ</a>. Kɛ wɔhetoo lɛ yeee buaaa bo lɛ, obaanyɛ okɛya Data Protection Commission yɛ Ghana, <a>dataprotection.org.gh</a>.',
  },
}
