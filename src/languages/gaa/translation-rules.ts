import type { translationRules as words } from '../../lib/texts/settings/translation-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const translationRules: Translation<typeof words> = {
  needsTwoForms: { draft: 'Wiemɔ nɛɛ miitao gbɛi enyɔ: ekome nɔ, kɛ babaoo nɔ.' },
  hasOneForm: { draft: 'Wiemɔ nɛɛ yɛ gbɛ kome.' },
  isWhole: { draft: 'Atsɔɔ wiemɔ nɛɛ fɛɛ shishi shikome, jeee wiemɔ kome kome.' },
  noWord: { draft: '“{word}” bɛ Blɔfo wiemɔ lɛ mli.' },
  missing: { draft: 'Shishitsɔɔmɔ bɛ. Ofainɛ, ŋmaa eko.' },
  tooLong: { draft: 'Enɛ fe niŋmaa okadii {limit}. Ofainɛ, fee lɛ kuku.' },
  oneLine: { draft: 'Wiemɔ ji line kome. Ofainɛ, jiemɔ line ni eshwɛ lɛ.' },
  noMarkup: { draft: '“{angle}” kɛ “{backquote}” nyɛŋ ahi wiemɔ mli, ja link.' },
  valueMissing: { draft: '“{value}” bɛ mli. Nɔ ko baaba jɛmɛ: ofainɛ, shi lɛ kɛ ebrackets.' },
  noValue: { draft: '“{value}” jeee wiemɔ nɛɛ nɔ. Ofainɛ, jiemɔ.' },
  noLink: { draft: 'Wiemɔ nɛɛ bɛ link. Ofainɛ, jiemɔ “{start}” kɛ “{end}”.' },
  links: {
    draft: {
      one: 'Wiemɔ nɛɛ yɛ link {count}. Ofainɛ, kɛ eko fɛɛ eko wiemɔi awo “{start}” kɛ “{end}” teŋ.',
      other: 'Wiemɔ nɛɛ yɛ link {count}. Ofainɛ, kɛ eko fɛɛ eko wiemɔi awo “{start}” kɛ “{end}” teŋ.',
    },
  },
  noRow: { draft: 'Wiemɔ ko bɛ ni tamɔ nakai. Ofainɛ, shi klɛŋklɛŋ column lɛ tamɔ bɔ ni akɛto.' },
  noForm: { draft: 'Wiemɔ nɛɛ bɛ gbɛ “{form}”.' },
  twice: { draft: 'Wiemɔ nɛɛ yɛ fail lɛ mli shii enyɔ.' },
  notSpoken: { draft: 'Website lɛ wieee wiemɔ nɛɛ.' },
  gone: { draft: 'Wiemɔ ko bɛ dɔŋŋ ni tamɔ nakai.' },
  notReadYet: {
    draft: 'Mɔ ko kaneko nɔ ni gbɔ naa yɛ {language} mli lɛ lolo. Kɛ otaoɔ lɛ, gbelemɔ lɛ akɛ draft.',
  },
  chooseFile: { draft: 'Ofainɛ, halamɔ fail' },
}
