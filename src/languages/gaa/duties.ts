import type { dutyTexts } from '../../lib/texts/accounts/duties.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const duties: Translation<typeof dutyTexts> = {
  name: {
    draft: {
      names: {
        Treasurer: 'Shikakwɛlɔ',
        Counter: 'Shikakanelɔ',
        Signatory: 'Mɔ ni kɛ enine woɔ shishi',
        Pastor: 'Osɔfo',
        Usher: 'Gbɔhelɔ',
        Rota: 'Nitsumɔ gbɛjianɔtoo',
        Office: 'Ofis',
        Registrar: 'Asafo woji akwɛlɔ',
        Translator: 'Wiemɔ shishitsɔɔlɔ',
        Worship: 'Sɔɔmɔ',
        treasurer: 'shikakwɛlɔ',
        counter: 'shikakanelɔ',
        signatory: 'mɔ ni kɛ enine woɔ shishi',
        pastor: 'osɔfo',
        usher: 'gbɔhelɔ',
        rota: 'nitsumɔ gbɛjianɔtoo',
        office: 'ofis',
        registrar: 'asafo woji akwɛlɔ',
        translator: 'wiemɔ shishitsɔɔlɔ',
        worship: 'sɔɔmɔ',
      },
    },
  },
  treasurer: { draft: 'ekwɛɔ shika woji anɔ, ni enaa mɔ ni ha kɛ nɔ ni eha' },
  counter: { draft: 'lɛ kɛ mɔ ni ji enyɔ kaneɔ sɔlemɔ ko shika' },
  signatory: { draft: 'ekpɛɔ yiŋ yɛ welfare he, mɛi etɛ ateŋ mɛi enyɔ' },
  pastor: { draft: 'enaa mɛi fɛɛ, ni lɛ kome pɛ kaneɔ ni eŋmaa mɛi akwɛmɔ saji' },
  usher: { draft: 'ekadiɔ mɛi ni eba sɔlemɔ, enaa gbɛii kɛha no, ni eŋmaa gbɔi heei akaadi' },
  rota: { draft: 'ekwɛɔ kui lɛ anɔ, ni ebiɔ mɛi akɛ amɛsɔmɔ' },
  office: { draft: 'ehaa nɔ ni mɛi ŋmaa kɛhaa asafo lɛ hetoo' },
  registrar: { draft: 'ekwɛɔ baptisimɔ, gbalashihilɛ kɛ fuu woji anɔ, ni ehaa certificates' },
  translator: { draft: 'ekaneɔ ni esaa website lɛ wiemɔi yɛ wiemɔi krokomɛi amli' },
  worship: { draft: 'etoɔ sɔlemɔi lɛ he gbɛjianɔ, kɛ lalai kɛ projection' },
}
