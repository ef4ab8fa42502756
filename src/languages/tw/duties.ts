import type { dutyTexts } from '../../lib/texts/accounts/duties.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const duties: Translation<typeof dutyTexts> = {
  name: {
    draft: {
      names: {
        Treasurer: 'Sikakorani',
        Counter: 'Deɛ ɔkan sika',
        Signatory: 'Signatory',
        Pastor: 'Ɔsɔfoɔ',
        Usher: 'Deɛ ɔgye ahɔhoɔ',
        Rota: 'Dwumadie nhyehyɛeɛ',
        Office: 'Ofese',
        Registrar: 'Deɛ ɔhwɛ asɔre nwoma so',
        Translator: 'Kasa asekyerɛfoɔ',
        Worship: 'Ɔsom',
        treasurer: 'sikakorani',
        counter: 'deɛ ɔkan sika',
        signatory: 'signatory',
        pastor: 'ɔsɔfoɔ',
        usher: 'deɛ ɔgye ahɔhoɔ',
        rota: 'dwumadie nhyehyɛeɛ',
        office: 'ofese',
        registrar: 'deɛ ɔhwɛ asɔre nwoma so',
        translator: 'kasa asekyerɛfoɔ',
        worship: 'ɔsom',
      },
    },
  },
  treasurer: { draft: 'ɔhwɛ sika nwoma so, na ɔhunu deɛ obiara maeɛ' },
  counter: { draft: 'ɔne deɛ ɔtɔ so mmienu kan asɔre bi sika' },
  signatory: { draft: 'ɔsi welfare ho gyinaeɛ, nnipa mmiɛnsa mu mmienu' },
  pastor: { draft: 'ɔhunu nnipa nyinaa, na ɔno nko ara na ɔkenkan na ɔtwerɛ nnipa hwɛ mu nsɛm' },
  usher: { draft: 'ɔtwerɛ wɔn a wɔaba asɔre, ɔhunu edin ma saa, na ɔtwerɛ ahɔhoɔ foforɔ kaad' },
  rota: { draft: 'ɔhwɛ akuo no so, na ɔsrɛ nnipa sɛ wɔmmɛsom' },
  office: { draft: 'ɔbua deɛ nnipa twerɛ brɛ asɔre no' },
  registrar: { draft: 'ɔhwɛ asubɔ, awadeɛ ne ayie nwoma so, na ɔma nkrataa' },
  translator: { draft: 'ɔkenkan na ɔsiesie website no nsɛm wɔ kasa foforɔ mu' },
  worship: { draft: 'ɔsiesie asɔre nhyehyɛeɛ, ne nnwom ne projection' },
}
