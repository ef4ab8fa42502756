import type { dutyTexts } from '../../lib/texts/accounts/duties.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const duties: Translation<typeof dutyTexts> = {
  name: {
    draft: {
      names: {
        Treasurer: 'Gadzikpɔla',
        Counter: 'Gaxlẽla',
        Signatory: 'Asidelate',
        Pastor: 'Osɔfo',
        Usher: 'Amedzroxɔla',
        Rota: 'Dɔwɔwɔ ƒe ɖoɖo',
        Office: 'Dɔwɔƒe',
        Registrar: 'Hamea ƒe agbalẽwo dzikpɔla',
        Translator: 'Gbegɔmeɖela',
        Worship: 'Subɔsubɔ',
        treasurer: 'gadzikpɔla',
        counter: 'gaxlẽla',
        signatory: 'asidelate',
        pastor: 'osɔfo',
        usher: 'amedzroxɔla',
        rota: 'dɔwɔwɔ ƒe ɖoɖo',
        office: 'dɔwɔƒe',
        registrar: 'hamea ƒe agbalẽwo dzikpɔla',
        translator: 'gbegɔmeɖela',
        worship: 'subɔsubɔ',
      },
    },
  },
  treasurer: { draft: 'ekpɔa gagbalẽwo dzi, eye wòkpɔa ame si na nu kple nusi wòna' },
  counter: { draft: 'exlẽa sɔleme aɖe ƒe ga, kple gaxlẽla evelia' },
  signatory: { draft: 'etsoa nya me le welfare ŋu, ame etɔ̃ dometɔ eve' },
  pastor: { draft: 'ekpɔa amewo katã, eye eya koe xlẽa, heŋlɔa amewo dzi kpɔkpɔ ƒe nyawo' },
  usher: {
    draft: 'edea dzesi ame siwo va sɔleme, ekpɔa ŋkɔwo na ema, eye wòŋlɔa amedzro yeyewo ƒe agbalẽviwo',
  },
  rota: { draft: 'ekpɔa ƒuƒoƒowo dzi, eye wòbiaa amewo be woasubɔ' },
  office: { draft: 'eɖoa nusi amewo ŋlɔ na hamea ŋu' },
  registrar: { draft: 'ekpɔa mawutsidetawo, srɔ̃ɖeɖewo kple ameɖiɖiwo ƒe agbalẽwo dzi, eye wònaa agbalẽviwo' },
  translator: { draft: 'exlẽa websaita ƒe nyawo le gbe bubuwo me, heɖɔa wo ɖo' },
  worship: { draft: 'ewɔa sɔlemewo ƒe ɖoɖo, kple hawo kple projection' },
}
