import type { Translation } from '../../lib/words/translation.ts'
import type { parishRefusals as words } from '../../server/people/parish-registers/messages.ts'

export const parishRefusals: Translation<typeof words> = {
  personNotRegisterPeople: { draft: 'Mɔ nɛɛ bɛ mɛi awolo lɛ mli dɔŋŋ' },
  giveDayNotStill: { draft: 'Ofainɛ, halamɔ gbi ni jeee gbi ni baa' },
  entryCancelledAlready: { draft: 'Agbe nɔ ni aŋma nɛɛ naa momo.' },
  entryCancelledNoCertificate: { draft: 'Agbe nɔ ni aŋma nɛɛ naa: certificate ko jɛɛɛ mli.' },
  thereNoSuchCertificate: { draft: 'Certificate ko bɛ ni tamɔ nakai.' },
  thereNoSuchRegister: { draft: 'Wolo ko bɛ ni tamɔ nakai.' },
  giveMonthSuchAs: { draft: 'Ofainɛ, ŋmaa nyɔŋ, tamɔ 2026-11.' },
  churchNotIssuedCertificate: { draft: 'Asafo nɛɛ kɛ certificate nɛɛ hako, loo atsake nɔ ko yɛ nɔ.' },
}
