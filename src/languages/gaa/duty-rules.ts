import type { dutyRules as words } from '../../lib/texts/accounts/duty-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const dutyRules: Translation<typeof words> = {
  refreshTokenMissing: { draft: 'Refresh token lɛ bɛ' },
  chooseRole: { draft: 'Ofainɛ, halamɔ nitsumɔ' },
  chooseHowEnds: { draft: 'Ofainɛ, halamɔ bɔ ni egbeɔ naa eha' },
  writeWhatPersonTold: { draft: 'Ofainɛ, ŋmaa nɔ ni akɛɛ mɔ lɛ' },
  chooseDuty: { draft: 'Ofainɛ, halamɔ nitsumɔ' },
  chooseEachDutyOnce: { draft: 'Ofainɛ, halamɔ nitsumɔ fɛɛ nitsumɔ shikome pɛ' },
  sayWhetherTreasurer: { draft: 'Ofainɛ, kɛɛ kɛji shikakwɛlɔ ji lɛ' },
  sayWhetherCounter: { draft: 'Ofainɛ, kɛɛ kɛji shikakanelɔ ji lɛ' },
  sayWhetherSignatory: { draft: 'Ofainɛ, kɛɛ kɛji mɔ ni kɛ enine woɔ shishi ji lɛ' },
  sayWhetherPastor: { draft: 'Ofainɛ, kɛɛ kɛji osɔfo ji lɛ' },
  sayWhetherUsher: { draft: 'Ofainɛ, kɛɛ kɛji gbɔhelɔ ji lɛ' },
  sayWhetherKeepRota: { draft: 'Ofainɛ, kɛɛ kɛji ekwɛɔ nitsumɔ gbɛjianɔtoo lɛ nɔ' },
  sayWhetherAnswerOffice: { draft: 'Ofainɛ, kɛɛ kɛji ehaa hetoo kɛhaa ofis lɛ' },
  sayWhetherKeepRegisters: { draft: 'Ofainɛ, kɛɛ kɛji ekwɛɔ asafo woji lɛ anɔ' },
  sayWhetherTranslator: { draft: 'Ofainɛ, kɛɛ kɛji wiemɔ shishitsɔɔlɔ ji lɛ' },
  sayWhetherPlanServices: { draft: 'Ofainɛ, kɛɛ kɛji etoɔ sɔlemɔi lɛ ahe gbɛjianɔ' },
  chooseFellowship: { draft: 'Ofainɛ, halamɔ kuu lɛ' },
  onlyFellowshipLeaderLeads: { draft: 'Kuu hiɛnyiɛlɔ pɛ nyiɛɔ kuu hiɛ' },
  linkIncompleteOpenAgain: { draft: 'Link nɛɛ eyeee emuu. Ofainɛ, gbelemɔ ekoŋŋ tamɔ bɔ ni akɛha bo' },
  sayWhatPinned: { draft: 'Ofainɛ, kɛɛ nɔ ni akɛkpɛtɛ' },
  chooseDate: { draft: 'Ofainɛ, halamɔ gbi' },
}
