import type { privacyTexts as english } from '../../lib/texts/accounts/privacy-page.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const privacyTexts: Translation<typeof english> = {
  account: { draft: 'Wò account' },
  accountText: {
    draft:
      'Ŋkɔ, username, telefon, kple wò e-mail adrɛs ne ènae: be míanya ame si nye hamevi, eye míate ŋu akpɔ wò. Wò password ya wodzranɛ ɖo ale be ame aɖeke mate ŋu axlẽe o.',
  },
  profile: { draft: 'Wò nyatakakawo' },
  profileText: {
    draft:
      'Dzigbe, srɔ̃ɖeɖe, adrɛs, dɔ, esi nèva zi gbãtɔ kple nenye be wogbugbɔ wò dzi: be osɔfowo nakpɔ dziwò. Wòe tsoa nya me le ame siwo kpɔa wò nyatakakawo ŋu, hamea ƒe ɔfis megbe.',
  },
  photograph: { draft: 'Wò foto' },
  photographText: {
    draft: 'Ne èdae ɖe eme ko. Wò habɔbɔ me tɔwo kpɔnɛ ne èlɔ̃ ɖe edzi, eye nàte ŋu atrɔe le wò ɖoɖowo me.',
  },
  written: { draft: 'Nu si nèŋlɔ' },
  writtenText: {
    draft:
      'Gbedodoɖa biabiawo, ɖaseɖiɖiwo, gbedasiwo kple dzeɖoɖo me nyawo. Wò, hamea ƒe ɔfis kple wò habɔbɔ ƒe kplɔla koe xlẽa gbedodoɖa biabia si le adzame. Ame sia ame kpɔa ɖaseɖiɖi ne woda asi ɖe edzi vɔ.',
  },
  takePart: { draft: 'Nu si me nèkpɔa gome le' },
  takePartText: {
    draft:
      'Wò habɔbɔ, ŋkɔŋɔŋlɔwo kple ame siwo va: be kplɔlawo, kple hamevi siwo woyɔ be woakpe ɖe wo ŋu, nade dzesi ame si meva o eye ɖewohĩ wòhiã sasrãkpɔ. Ƒuƒoƒo kple dɔ siwo me nèsubɔna; ame siwo wɔa ɖoɖoa koe kpɔa ŋkeke siwo màte ŋui o. Ne mèle habɔbɔ aɖeke me o la, kplɔlawo kpɔa wò ŋkɔ ko, be woabia dɔwɔƒea ɖe tawò.',
  },
  give: { draft: 'Nu si nèna' },
  giveText: {
    draft:
      'Agbɔsɔsɔ, nusi ta, ŋkeke kple mɔnu, kple wò ŋkɔ: na receiptwo kple ga-agbalẽwo. Gadzikpɔlawo kpɔnɛ, eye woŋlɔa kpɔkpɔ ɖe sia ɖe ɖi. Gadzikpɔlawo kple asidelatewo kpɔa wò welfare fexexewo kple nusi nèbia tso egbɔ; nusi ta woɖe asi le fe ŋu la, ŋkeke ma ƒe asidelatewo koe kpɔnɛ.',
  },
  device: { draft: 'Le wò ŋutɔ wò fon dzi' },
  deviceText: {
    draft:
      'Wò browser dzraa axa siwo nèxlẽ, kple wò ŋutɔ wò ŋkɔwo ɖo, be nàte ŋu axlẽ wo network manɔmee. Woɖea wo ɖa ne èdo le eme alo ame bubu ge ɖe eme, alo wò ŋutɔ le “Nusi wodzra ɖo” te. Nusi nèŋlɔ network manɔmee la lalana le afi ma, na wò ɖeka. Mawunyagbɔgblɔ siwo nètia la nɔa anyi va se ɖe esime nàɖe wo ɖa. Ne èbia notifications la, wotoa wò browser wɔla ƒe push service dzi, si mate ŋu axlẽ wo o, va se ɖe esime nàdo le eme.',
  },
  signIn: { draft: 'Ale si nègena ɖe eme' },
  signInText: {
    draft:
      'Fon, ɣeyiɣi kple network adrɛs: be ame bubu nagate ŋu age ɖe wò account me o. Le ŋkeke 30 megbe la, wotsoa adrɛswo dzi kpotɔ. Woŋlɔa hamedɔwɔla siwo xlẽa hameviwo ƒe ŋkɔwo hã.',
  },
  see: { draft: 'Kpɔe' },
  seeText: { draft: 'Ɖe nu siwo katã wodzra ɖo tso ŋuwò le Settings, My data, ɣesiaɣi, alo biae.' },
  correct: { draft: 'Ɖɔe ɖo' },
  correctText: {
    draft: 'Trɔ asi le eŋu le wò nyatakakawo me, alo bia hamea be wòaɖɔ nu si nèmate ŋu atrɔ o la ɖo.',
  },
  erase: { draft: 'Na woatutui' },
  eraseText: {
    draft:
      'Tu wò account le Settings. Le ŋkeke 14 megbe la, wotutua wò nyatakakawo; nu si ame bubuwo te ŋu xlẽ la tsia anyi, wò ŋkɔ kple foto manɔ eŋu o.',
  },
  object: { draft: 'Gbe, eye nàɖee ɖa' },
  objectText: {
    draft:
      'Gbe be womazã wò nyatakakawo o, alo ɖe wò asidada ɖe edzi ɖa. Wo dometɔ ɖe sia ɖe le bɔbɔe abe ale si nènae ene.',
  },
}
