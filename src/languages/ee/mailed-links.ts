import type { mailedLinkWords } from '../../islands/accounts/session/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const mailedLinks: Translation<typeof mailedLinkWords> = {
  confirm: { draft: 'Ɖo kpe adrɛs sia dzi' },
  confirming: { draft: 'Míele kpe ɖom edzi...' },
  toProfile: { draft: 'Yi wò profile gbɔ' },
  restore: { draft: 'Gbugbɔ nye adrɛs nam' },
  restoring: { draft: 'Míele egbugbɔm ɖo...' },
  newPassword: { draft: 'Tia mɔʋunya yeye' },
  signOut: { draft: 'Ɖe amesiame le eme' },
  signingOut: { draft: 'Míele wo ɖem le eme...' },
  write: { draft: 'Ŋlɔ agbalẽ na hamea' },
  disconnect: { draft: 'Ɖe nye account ɖa le eŋu' },
  separating: { draft: 'Míele wo dome mãm...' },
  incomplete: { draft: 'Link sia mede o. Taflatsɛ, gaʋui tso e-mail la me.' },
  notReached: { draft: 'Míete ŋu ɖo hamea gbɔ o. Taflatsɛ, gate kpɔ emegbe vie.' },
  logIn: { draft: 'Ge ɖe eme' },
  stopServices: { draft: 'Dzudzɔ gbedasi siwo ku ɖe sɔlemewo ŋu' },
  stopEvents: { draft: 'Dzudzɔ gbedasi siwo ku ɖe wɔnawo ŋu' },
  stopFellowship: { draft: 'Dzudzɔ nye habɔbɔ ƒe gbedasiwo' },
  stopCare: { draft: 'Dzudzɔ gbedasi siwo ku ɖe amewo dzi kpɔkpɔ ŋu' },
  stopGiving: { draft: 'Dzudzɔ gbedasi siwo ku ɖe nunana ŋu' },
  stopPayments: { draft: 'Dzudzɔ gbedasi siwo bia ga tso xexlẽdzesi sia' },
  stopNews: { draft: 'Dzudzɔ gbedasi siwo ku ɖe hame bliboa ŋu' },
  stopIncomplete: { draft: 'Link sia mede o. Taflatsɛ, gaʋui tso gbedasia me.' },
  stopAll: { draft: 'Dzudzɔ gbedasiwo katã' },
  undo: { draft: 'Gbugbɔe ɖo' },
  confirmTitle: { draft: 'Ɖo kpe wò e-mail adrɛs dzi' },
  confirmDescription: { draft: 'E-mail adrɛs yeye, to e-mail la ƒe link dzi.' },
  confirmNeedsScript: { draft: 'Kpeɖoɖo adrɛs dzi' },
  confirmHeading: { draft: 'Ɖo kpe wò <a>e-mail</a> adrɛs dzi' },
  confirmLede: { draft: 'Zi buttona, eye e-mail siwo ku ɖe wò account ŋu ava adrɛs sia dzi tso fifia.' },
  notMe: { draft: 'Menye nyee o' },
  notMeDescription: { draft: 'Eɖea amedzrowo le account me, to e-mail la ƒe link dzi.' },
  notMeNeedsScript: { draft: 'Amedzrowo ɖeɖe le eme' },
  notMeLede: {
    draft:
      'Ame bubu ge ɖe wò account mea? Zi buttona: woɖea amesiame le eme, mɔʋunya xoxoa megaʋua naneke o, eye e-mail si me link na yeye le la vana na wò.',
  },
  notMine: { draft: 'Menye nye account o' },
  notMineDescription: {
    draft: 'Emãa account kple nusi hamea nya tso ame aɖe ŋu dome, to gbedasia ƒe link dzi.',
  },
  notMineNeedsScript: { draft: 'Account la mama' },
  notMineLede: {
    draft:
      'Dɔwɔƒea tsɔ account aɖe le websait sia dzi kpe ɖe nusi hamea nya tso ŋuwò ŋu, eye menye tɔwò oa? Zi buttona: womãa wo dome, eye dɔwɔƒea kpɔnɛ.',
  },
  restoreTitle: { draft: 'Gbugbɔ xɔ wò e-mail adrɛs' },
  restoreHeading: { draft: 'Gbugbɔ xɔ wò <a>e-mail</a> adrɛs' },
  restoreDescription: { draft: 'Tsã e-mail adrɛsa, to e-mail la ƒe link dzi.' },
  restoreNeedsScript: { draft: 'Adrɛs gbugbɔ ɖo' },
  restoreLede: {
    draft:
      'Ame aɖe trɔ wò account ƒe e-mail adrɛs. Zi buttona be xoxoa nagbɔ. Woɖea amesiame le eme, eye nàtia mɔʋunya yeye.',
  },
  stop: { draft: 'Dzudzɔ gbedasiwo' },
  stopDescription: { draft: 'Edzudzɔa hamea ƒe e-mailwo kple SMSwo, to wo dometɔ ɖeka ƒe link dzi.' },
  stopNeedsScript: { draft: 'Gbedasiwo dzudzɔ' },
  stopLede: {
    draft:
      'Mèdi nusi hamea ɖona ɖe wò oa? Zi button, eye wodzranɛ ɖo tegbee, ame ka kee gaŋlɔ wò xexlẽdzesi alo adrɛs o.',
  },
}
