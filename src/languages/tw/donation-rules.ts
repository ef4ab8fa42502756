import type { donationRules as words } from '../../lib/texts/giving/donation-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const donationRules: Translation<typeof words> = {
  noAmount: { draft: 'Yɛsrɛ wo, paw anaa twerɛ sika dodoɔ' },
  notWhole: {
    draft: {
      names: {
        Please: 'Yɛsrɛ wo',
        give: 'ma',
        whole: 'sika',
        cedis: 'a pesewas nka ho',
        amounts: 'a kakra nka ho',
        or: 'anaa',
        more: 'deɛ ɛboro saa',
      },
    },
  },
  tooMuch: { draft: 'Yei dɔɔso sene deɛ wɔtumi ma prɛko. Yɛsrɛ wo, ne asɔre no office nkasa' },
  name: { draft: 'Yɛsrɛ wo, twerɛ wo din' },
  noEmail: { draft: 'Yɛsrɛ wo, twerɛ wo e-mail' },
  email: { draft: 'Yɛsrɛ wo, twerɛ e-mail address a ɛyɛ' },
  fund: { draft: 'Yɛsrɛ wo, paw deɛ ɛyɛ ma' },
  telephone: { draft: 'Yɛsrɛ wo, twerɛ nɔma a ɛbɛtua' },
  noCode: { draft: 'Yɛsrɛ wo, twerɛ code no' },
  code: { draft: 'Yɛsrɛ wo, twerɛ code no sɛdeɛ wɔde kɔmaa wo' },
  openElsewhere: {
    draft:
      'Ayɛyɛdeɛ bi a ɛte saa a ɛfiri nɔma yi so da so retwɛn ne mmuaeɛ. Yɛsrɛ wo, wie no wɔ baabi a wohyɛɛ aseɛ, anaa sɔ hwɛ bio simma kakra akyi.',
  },
  notWanted: { draft: 'Code ho nhia bio.' },
  noGifts: { draft: 'Asɔre yi nnye ayɛyɛdeɛ wɔ ha. Yɛsrɛ wo, hwɛ ne kratafa Ntoboa no.' },
  giveLater: { draft: 'Yɛsrɛ wo, san ma simma kakra akyi.' },
  noSuch: { draft: 'Ayɛyɛdeɛ yi nni hɔ.' },
  unwanted: {
    draft:
      'Deɛ ɔwɔ nɔma yi aka sɛ obiara mmma no sikatua nkra. Yɛsrɛ wo, fa nɔma foforɔ anaa ɛkwan foforɔ so ma. Sɛ wo deɛ ne nɔma no a, link a ɛwɔ yɛn SMS no mu no bɛsan abue.',
  },
  day: { draft: 'Yɛsrɛ wo, paw da' },
  every: { draft: 'Yɛsrɛ wo, paw dapɛn biara anaa bosome biara' },
  method: { draft: 'Yɛsrɛ wo, paw ɛkwan a wobɛfa so atua' },
  agreed: { draft: 'Yɛsrɛ wo, ka sɛ wɔbɛtumi agye afiri card no so bosome biara' },
}
