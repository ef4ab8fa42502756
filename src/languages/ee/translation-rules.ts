import type { translationRules as words } from '../../lib/texts/settings/translation-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const translationRules: Translation<typeof words> = {
  needsTwoForms: { draft: 'Nyagbe sia hiã mɔnu eve: ɖeka tɔ, kple geɖewo tɔ.' },
  hasOneForm: { draft: 'Mɔnu ɖeka koe le nyagbe sia si.' },
  isWhole: { draft: 'Woɖea nyagbe sia blibo gɔme, menye nya ɖeka ɖeka o.' },
  noWord: { draft: '“{word}” mele Eŋlisigbe nyaa me o.' },
  missing: { draft: 'Gbegɔmeɖeɖe meli o. Taflatsɛ ŋlɔ ɖe.' },
  tooLong: { draft: 'Esia wu ŋɔŋlɔdzesi {limit}. Taflatsɛ ɖee dzi.' },
  oneLine: { draft: 'Nyagbe nye fli ɖeka. Taflatsɛ ɖe fli bubuawo ɖa.' },
  noMarkup: { draft: '“{angle}” kple “{backquote}” mate ŋu anɔ nyagbe me o, negbe link koe.' },
  valueMissing: { draft: '“{value}” meli o. Nane ava teƒea: taflatsɛ gblẽe ɖi kple eƒe brackets.' },
  noValue: { draft: '“{value}” menye nyagbe sia tɔ o. Taflatsɛ ɖee ɖa.' },
  noLink: { draft: 'Link mele nyagbe sia me o. Taflatsɛ ɖe “{start}” kple “{end}” ɖa.' },
  links: {
    draft: {
      one: 'Link {count} le nyagbe sia me. Taflatsɛ tsɔ ɖe sia ɖe ƒe nyawo de “{start}” kple “{end}” dome.',
      other: 'Link {count} le nyagbe sia me. Taflatsɛ tsɔ ɖe sia ɖe ƒe nyawo de “{start}” kple “{end}” dome.',
    },
  },
  noRow: { draft: 'Nyagbe sia ƒomevi meli o. Taflatsɛ gblẽ column gbãtɔ ɖi abe alesi wodzrae ɖo ene.' },
  noForm: { draft: 'Nyagbe sia ƒe mɔnu “{form}” meli o.' },
  twice: { draft: 'Nyagbe sia le faila me zi eve.' },
  notSpoken: { draft: 'Websait la medoa gbe sia o.' },
  gone: { draft: 'Nyagbe sia ƒomevi megali o.' },
  notReadYet: {
    draft: 'Ame aɖeke mexlẽ nusi amedzro kpɔna le {language} me haɖe o. Ne èdi la, ʋui abe draft ene.',
  },
  chooseFile: { draft: 'Taflatsɛ tia fail' },
}
