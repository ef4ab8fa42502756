import type { translationRules as words } from '../../lib/texts/settings/translation-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const translationRules: Translation<typeof words> = {
  needsTwoForms: { draft: 'Asɛm yi hia akwan mmienu: baako deɛ, ne pii deɛ.' },
  hasOneForm: { draft: 'Asɛm yi wɔ ɔkwan baako.' },
  isWhole: { draft: 'Yɛkyerɛ asɛm yi nyinaa ase prɛko, ɛnyɛ nsɛmfua mmaako mmaako.' },
  noWord: { draft: '“{word}” nka Borɔfo asɛm no ho.' },
  missing: { draft: 'Kasa no mu asɛm nni hɔ. Yɛsrɛ wo, twerɛ bi.' },
  tooLong: { draft: 'Yei boro atwerɛdeɛ {limit}. Yɛsrɛ wo, twa so.' },
  oneLine: { draft: 'Asɛm no yɛ line baako. Yɛsrɛ wo, yi line a aka no firi mu.' },
  noMarkup: { draft: '“{angle}” ne “{backquote}” ntumi ntena asɛm mu, gye link nko ara.' },
  valueMissing: { draft: '“{value}” nni mu. Biribi bɛba hɔ: yɛsrɛ wo, gya hɔ ne ne brackets.' },
  noValue: { draft: '“{value}” nka asɛm yi ho. Yɛsrɛ wo, yi firi mu.' },
  noLink: { draft: 'Asɛm yi nni link. Yɛsrɛ wo, yi “{start}” ne “{end}” firi mu.' },
  links: {
    draft: {
      one: 'Asɛm yi wɔ link {count}. Yɛsrɛ wo, fa biara nsɛm hyɛ “{start}” ne “{end}” ntam.',
      other: 'Asɛm yi wɔ link {count}. Yɛsrɛ wo, fa biara nsɛm hyɛ “{start}” ne “{end}” ntam.',
    },
  },
  noRow: { draft: 'Asɛm a ɛte saa nni hɔ. Yɛsrɛ wo, gya column a ɛdi kan no sɛdeɛ yɛsieeɛ.' },
  noForm: { draft: 'Asɛm yi nni ɔkwan “{form}”.' },
  twice: { draft: 'Asɛm yi wɔ file no mu mprenu.' },
  notSpoken: { draft: 'Website no nka kasa yi.' },
  gone: { draft: 'Asɛm a ɛte saa nni hɔ bio.' },
  notReadYet: {
    draft: 'Obiara nkenkanee deɛ ɔhɔhoɔ hu wɔ {language} mu ɛ. Sɛ wopɛ saa a, fa ma wɔn sɛ draft.',
  },
  chooseFile: { draft: 'Yɛsrɛ wo, paw file' },
}
